import { maxCorrections } from '@marquee/api/acts/posts.ts';
import {
  bylineRoleSchema,
  draftLimits,
  maxBylines,
  mediaFieldsSchema,
  mediaLimits,
  newPitchSchema,
  optionalShownText,
  pictureEditSchema,
  postCorrectionSchema,
  storyDueSchema,
  storyLimits,
  storyMessageSchema,
  storyStates,
} from '@marquee/shared/domain';
import { z } from 'zod';

const moment = z.iso.datetime();
/** Path of a file in the export, relative to the file that names it. */
const path = z.string().min(1).max(500);
/** An account. Exports have no email addresses. */
const personSchema = z.object({ key: z.string().max(100), name: optionalShownText(201) });
export type ExportedPerson = z.infer<typeof personSchema>;

/** Fields of a post that editors set. They are in the front matter of the post. */
export const editorsFieldsShape = {
  corrections: z.array(postCorrectionSchema.extend({ at: moment })).max(maxCorrections),
  embargoUntil: moment,
  /** People beside the author, in the order of the names. */
  bylines: z
    .array(z.object({ person: personSchema, role: bylineRoleSchema, percent: z.int().min(0).max(100) }))
    .max(maxBylines)
    .refine((all) => all.reduce((sum, { percent }) => sum + percent, 0) <= 100),
};
export type EditorsFields = z.infer<z.ZodObject<typeof editorsFieldsShape>>;

const { slug, brief, words, pictures } = newPitchSchema.shape;

/** A story or a pitch. */
export const storyRecordSchema = z.object({
  /** Tells the stories of a network apart, so that a second import recognizes the story. */
  id: z.string().min(1).max(60),
  ...{ slug, brief, words, pictures },
  state: z.enum(storyStates),
  /** Name of the category. */
  category: z.string().max(draftLimits.seo).nullable(),
  writer: personSchema.nullable(),
  editor: personSchema.nullable(),
  due: storyDueSchema.nullable(),
  /** The file of the story's post. */
  post: path.nullable(),
  messages: z
    .array(storyMessageSchema.pick({ kind: true }).extend({ at: moment, from: personSchema.nullable(), text: brief }))
    .max(storyLimits.messages),
  createdAt: moment,
  modifiedAt: moment,
});
export type StoryRecord = z.infer<typeof storyRecordSchema>;

/** A picture of the library of a site. */
export const libraryRecordSchema = mediaFieldsSchema.extend({
  /** The picture that posts get. */
  picture: path,
  /** The picture as it was uploaded. */
  original: path,
  fileName: optionalShownText(mediaLimits.fileName),
  addedBy: personSchema.nullable(),
  addedAt: moment,
});
export type LibraryRecord = z.infer<typeof libraryRecordSchema>;

/** A picture that was made from another picture. */
export const editRecordSchema = z.object({ picture: path, original: path, edit: pictureEditSchema });
export type EditRecord = z.infer<typeof editRecordSchema>;

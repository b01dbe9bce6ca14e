import { z } from 'zod';
import { reviewStatusSchema } from '../posts/post.ts';
import { siteKeySchema } from '../sites/site.ts';
import { optionalShownText, shownLines, shownText } from '../text/shownText.ts';
import { draftLimits } from '../vocal/draftLimits.ts';
import { maxStories, storyLimits, storyPageSize } from './storyLimits.ts';
import { storyActions, storyStages } from './storyTransitions.ts';

const id = z.string().min(1).max(20);
/** Number of changes. A change of an older version is refused. */
const version = z.int().positive();
/** Chosen by the caller. A second call with the same key creates nothing and returns the first story. */
const key = z.uuid();
const message = shownLines(storyLimits.message);

/** A day, or a time of this day, in the time zone of the site. */
export const storyDueSchema = z.object({
  day: z.iso.date().refine((day) => day.startsWith('20'), 'Choose a day of this century.'),
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
});
export type StoryDue = z.infer<typeof storyDueSchema>;

const plan = {
  slug: shownText(storyLimits.slug, 'Enter a working name.'),
  brief: shownLines(storyLimits.brief),
  /** Key of a category of the site. */
  category: z.string().min(1).max(draftLimits.key).nullable(),
  /** Words that the post should have. */
  words: z.int().min(1).max(storyLimits.words).nullable(),
  /** Pictures wanted: a number, or a short text. */
  pictures: optionalShownText(storyLimits.pictures),
};
const assigning = { due: storyDueSchema.nullable(), editor: id.nullable() };

/** Body of POST /api/vocal/pitches. */
export const newPitchSchema = z.object({ ...plan, site: siteKeySchema, key });
export type NewPitch = z.infer<typeof newPitchSchema>;

/** Body of PUT /api/vocal/pitches/{id}. */
export const pitchChangeSchema = z.object({ ...plan, site: siteKeySchema, version });
export type PitchChange = z.infer<typeof pitchChangeSchema>;

/** Body of POST /api/vocal/stories. With a writer, the story is assigned at once. */
export const newStorySchema = z.object({ ...plan, ...assigning, site: siteKeySchema, writer: id.nullable(), key });
export type NewStory = z.infer<typeof newStorySchema>;

/** Body of PUT /api/vocal/stories/{id}. A story stays on its site. */
export const storyChangeSchema = z.object({ ...plan, ...assigning, version });
export type StoryChange = z.infer<typeof storyChangeSchema>;

/** Body of POST /api/vocal/stories/{id}/answer. A refusal and a question need a message. */
export const pitchAnswerSchema = z.object({
  answer: z.enum(['accept', 'decline', 'ask']),
  message,
  /** Only for `accept`. */
  due: storyDueSchema.nullable(),
  editor: id.nullable(),
  words: plan.words,
  version,
});
export type PitchAnswer = z.infer<typeof pitchAnswerSchema>;

/** Body of POST /api/vocal/stories/{id}/assign. */
export const assignmentSchema = z.object({ writer: id, version });
export type Assignment = z.infer<typeof assignmentSchema>;

/** Body of POST /api/vocal/stories/{id}/drop. */
export const storyDropSchema = z.object({ message, version });
export type StoryDrop = z.infer<typeof storyDropSchema>;

/** Body of POST /api/vocal/pitches/{id}/withdraw. */
export const pitchWithdrawalSchema = z.object({ version });

const personSchema = z.object({ id: z.string(), name: z.string() });

export const storyMessageSchema = z.object({
  kind: z.enum(['ask', 'decline', 'accept', 'drop']),
  at: z.string(),
  /** Name of the editor; empty if the account was deleted. */
  from: z.string(),
  text: z.string(),
});
export type StoryMessage = z.infer<typeof storyMessageSchema>;

/** A story as its writer and its editors see it. Times are RFC 3339 UTC. */
export const storySchema = z.object({
  id: z.string(),
  slug: z.string(),
  brief: z.string(),
  site: siteKeySchema,
  category: z.object({ key: z.string(), name: z.string() }).nullable(),
  writer: personSchema.nullable(),
  editor: personSchema.nullable(),
  /** `at` is the moment from which the story is late. */
  due: storyDueSchema.extend({ at: z.string() }).nullable(),
  words: z.int().positive().nullable(),
  pictures: z.string(),
  stage: z.enum(storyStages),
  isLate: z.boolean(),
  post: z.object({ id: z.string(), name: z.string(), status: reviewStatusSchema }).nullable(),
  /** The oldest first. */
  messages: z.array(storyMessageSchema),
  createdAt: z.string(),
  version,
  /** The steps that would succeed for the account now. */
  actions: z.array(z.enum(storyActions)),
});
export type Story = z.infer<typeof storySchema>;

export const storyResponseSchema = z.object({ success: z.literal(true), story: storySchema });
export type StoryResponse = z.infer<typeof storyResponseSchema>;

/** Response of GET /api/vocal/posts/{id}/story. */
export const storyOfPostSchema = z.object({ success: z.literal(true), story: storySchema.nullable() });
export type StoryOfPost = z.infer<typeof storyOfPostSchema>;

const page = z.coerce.number().int().min(1).max(1_000).default(1);

/** Query of GET /api/vocal/pitches: the pitches and assigned stories of the account. */
export const ownStoriesQuerySchema = z.object({ page });

/** Query of GET /api/vocal/stories. All filters combine. */
export const storyQuerySchema = z.object({
  site: siteKeySchema.optional(),
  /** Key of a category of `site`. */
  category: z.string().min(1).max(draftLimits.key).optional(),
  /** Words in the name of the writer, and of the editor. */
  writer: z.string().max(100).optional(),
  editor: z.string().max(100).optional(),
  /** `open`: stories that still need somebody's work. */
  stage: z.enum(['open', 'all', ...storyStages]).default('open'),
  late: z.enum(['true', 'false']).optional(),
  /** The story of this post. */
  post: id.optional(),
  /** Due days, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  limit: z.coerce.number().int().min(1).max(maxStories).default(storyPageSize),
  page,
});
export type StoryQuery = z.infer<typeof storyQuerySchema>;

/** Response of GET /api/vocal/pitches and GET /api/vocal/stories. */
export const storyListSchema = z.object({
  success: z.literal(true),
  stories: z.array(storySchema),
  /** Number of late stories, with all filters but `late` and `stage`. */
  late: z.int().nonnegative(),
  totalPages: z.int().nonnegative(),
});
export type StoryList = z.infer<typeof storyListSchema>;

/** Query of GET /api/vocal/storyPeople: accounts to assign, or editors of a site. */
export const storyPeopleQuerySchema = z.object({
  site: siteKeySchema,
  as: z.enum(['writer', 'editor']),
  /** Words in the name. Required for writers. */
  q: z.string().max(100).default(''),
});
export type StoryPeopleQuery = z.infer<typeof storyPeopleQuerySchema>;

/** Response of GET /api/vocal/storyPeople. `key` is the name in addresses, which tells namesakes apart. */
export const storyPeopleSchema = z.object({
  success: z.literal(true),
  people: z.array(personSchema.extend({ key: z.string() })),
});
export type StoryPeople = z.infer<typeof storyPeopleSchema>;

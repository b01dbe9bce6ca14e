import { z } from 'zod';
import { shownLines } from '../text/shownText.ts';
import { noteQuoteLimits } from './noteAnchor.ts';
import { noteLimits } from './noteLimits.ts';

/** A person in a thread; null when the account is gone. */
const personSchema = z.object({ id: z.string(), fullname: z.string() }).nullable();

const text = shownLines(noteLimits.text).min(1);

const replySchema = z.object({
  id: z.string(),
  text: z.string(),
  by: personSchema,
  /** RFC 3339 UTC, as all times. */
  at: z.string(),
});

/** `writer`: the writer sees the note and can reply. `moderators`: only moderators see the note. */
export const noteAudienceSchema = z.enum(['writer', 'moderators']);
export type NoteAudience = z.infer<typeof noteAudienceSchema>;

/** A note of a moderator on a post, with its replies. */
export const reviewNoteSchema = z.object({
  id: z.string(),
  /**
   * The id of a module, or `post`, `title`, `subtitle`, `lead` or `content`. Null if this part of the post no longer
   * exists.
   */
  place: z.string().nullable(),
  /** The words that the note is about; null for a note on the whole part. */
  quote: z.string().nullable(),
  /** True if the quoted words, or the whole part, are no longer in the post. */
  isLost: z.boolean(),
  text: z.string(),
  audience: noteAudienceSchema,
  by: personSchema,
  at: z.string(),
  editedAt: z.string().nullable(),
  resolved: z.object({ at: z.string(), by: personSchema }).nullable(),
  /** True if this account wrote the note and can edit it. */
  isOwn: z.boolean(),
  replies: z.array(replySchema),
});
export type ReviewNote = z.infer<typeof reviewNoteSchema>;

/** Response of GET /api/vocal/review/{id}/notes: notes in the order of the page. Notes without a place come last. */
export const noteListSchema = z.object({
  success: z.literal(true),
  notes: z.array(reviewNoteSchema),
  /** True if the account is a moderator, who can add notes. The writer of the post can only reply and resolve. */
  isModerator: z.boolean(),
  /** People who can be mentioned as `@fullname`. */
  people: z.array(z.object({ id: z.string(), fullname: z.string() })),
});
export type NoteList = z.infer<typeof noteListSchema>;

/** Response of each call that writes a note or a reply. */
export const noteResponseSchema = z.object({ success: z.literal(true), note: reviewNoteSchema });
export type NoteResponse = z.infer<typeof noteResponseSchema>;

const side = z.string().max(noteQuoteLimits.side);

/** Body of POST /api/vocal/review/{id}/notes. */
export const newNoteSchema = z
  .object({
    /** Absent for words that the api looks for in the whole post. */
    place: z.string().min(1).max(40).optional(),
    /** The words and the text around them. Each run of white space counts as one space. */
    quote: z
      .object({ prefix: side, exact: z.string().min(1).max(noteQuoteLimits.exact), suffix: side })
      .strict()
      .optional(),
    text,
    audience: noteAudienceSchema,
  })
  .strict();
export type NewNote = z.infer<typeof newNoteSchema>;

/** Body of POST /api/vocal/review/{id}/notes/{noteId}/replies. */
export const newReplySchema = z.object({ text }).strict();

/** Body of PATCH /api/vocal/review/{id}/notes/{noteId}. Only the author of the note can change its text. */
export const noteChangeSchema = z.object({ text: text.optional(), isResolved: z.boolean().optional() }).strict();
export type NoteChange = z.infer<typeof noteChangeSchema>;

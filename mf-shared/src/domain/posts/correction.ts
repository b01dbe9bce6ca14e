import { z } from 'zod';
import { shownLines } from '../text/shownText.ts';
import { correctionLimit } from './correctionTexts.ts';

/**
 * A line for readers about a change of a published post. `correction`: the post was wrong. `update`: the post has news.
 */
export const correctionSchema = z.object({
  kind: z.enum(['correction', 'update']),
  words: shownLines(correctionLimit).min(1, 'Say what has changed.'),
});
export type Correction = z.infer<typeof correctionSchema>;

/** A correction with its time, RFC 3339 UTC. */
export const postCorrectionSchema = correctionSchema.extend({ at: z.string() });
export type PostCorrection = z.infer<typeof postCorrectionSchema>;

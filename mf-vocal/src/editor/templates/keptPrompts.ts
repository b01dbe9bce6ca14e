import { keptByPost } from '../kept/keptByPost.ts';

/** Maximum number of posts whose prompts are kept. */
const maxPosts = 50;

/** Prompts that the writer has not followed yet. The stored post has none of them. `isKeptPrompt` checks each. */
export const keptPrompts = keptByPost('vocal prompts', maxPosts, isList);

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

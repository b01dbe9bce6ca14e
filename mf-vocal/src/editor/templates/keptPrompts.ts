import { keptByPost } from '../kept/keptByPost.ts';

/** A prompt whose line is still empty: number of stored blocks before its line, type of its block, and its words. */
export type KeptPrompt = readonly [before: number, type: string, text: string];

/** Maximum number of posts whose prompts are kept. */
const maxPosts = 50;

/** Prompts that the writer has not followed yet. The stored post has none of them. */
export const keptPrompts = keptByPost('vocal prompts', maxPosts, arePrompts);

function arePrompts(value: unknown): value is readonly KeptPrompt[] {
  return Array.isArray(value) && value.every(isPrompt);
}

function isPrompt(value: unknown): value is KeptPrompt {
  return (
    Array.isArray(value) && Number.isInteger(value[0]) && [value[1], value[2]].every((is) => typeof is === 'string')
  );
}

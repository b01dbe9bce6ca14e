import { keptByPost } from '../kept/keptByPost.ts';

/** Maximum number of posts whose goals are kept. A further goal removes the oldest one. */
const maxGoals = 200;
/** Maximum goal in words, longer than any post. */
export const maxGoal = 1_000_000;

const goals = keptByPost('vocal word goals', maxGoals, isGoal);

/** Returns the number of words that the writer wants to reach in a post. Null without a goal. */
export const wordGoal = goals.of;

/** Keeps a goal in this browser. Null removes it. */
export function setWordGoal(postId: string, goal: number | null): void {
  goals.set(postId, goal === null ? null : Math.min(goal, maxGoal));
}

function isGoal(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

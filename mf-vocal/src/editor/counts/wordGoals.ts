const key = 'vocal word goals';
/** Maximum number of posts whose goals are kept. A further goal removes the oldest one. */
const maxGoals = 200;
/** Maximum goal in words, longer than any post. */
export const maxGoal = 1_000_000;

/** Goals by the id of their post, in the order in which they were set. */
type Goals = readonly (readonly [string, number])[];

/** Returns the number of words that the writer wants to reach in a post. Null without a goal. */
export function wordGoal(postId: string): number | null {
  return readGoals().find(([id]) => id === postId)?.[1] ?? null;
}

/** Keeps a goal in this browser. Null removes it. */
export function setWordGoal(postId: string, goal: number | null): void {
  const others = readGoals().filter(([id]) => id !== postId);
  const goals: Goals = goal === null ? others : [...others, [postId, Math.min(goal, maxGoal)]];
  try {
    localStorage.setItem(key, JSON.stringify(goals.slice(-maxGoals)));
  } catch {
    // Storage is full, or switched off. The goal stays until the page is closed.
  }
}

function readGoals(): Goals {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGoal) : [];
  } catch {
    return [];
  }
}

function isGoal(value: unknown): value is readonly [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && value[1] > 0;
}

import { createContext, useState } from 'react';
import { setWordGoal, wordGoal } from './wordGoals.ts';

/** The number of words that the writer wants to reach, and a function that changes it. */
export const WordGoalContext = createContext<{ goal: number | null; setGoal: (goal: number | null) => void }>({
  goal: null,
  setGoal: () => undefined,
});

/** The word goal of a post. This browser keeps it, because a goal is personal and not part of the post. */
export function useWordGoal(postId: string) {
  const [goal, setShown] = useState(() => wordGoal(postId));
  const [setGoal] = useState(() => (chosen: number | null) => {
    setWordGoal(postId, chosen);
    setShown(chosen);
  });
  return { goal, setGoal };
}

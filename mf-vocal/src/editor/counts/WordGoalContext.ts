import { createContext, useState } from 'react';
import { setWordGoal, wordGoal } from './wordGoals.ts';

type WordGoal = {
  /** The number of words that the writer wants to reach, or else the length that the story of the post has. */
  goal: number | null;
  setGoal: (goal: number | null) => void;
  /** Called with the length that the story of the post has. */
  suggestGoal: (words: number | null) => void;
};

/** Provides the word goal of the post, and functions that change it. */
export const WordGoalContext = createContext<WordGoal>({
  goal: null,
  setGoal: () => undefined,
  suggestGoal: () => undefined,
});

/** The word goal of a post. This browser keeps it, because a goal is personal and not part of the post. */
export function useWordGoal(postId: string): WordGoal {
  const [suggested, suggestGoal] = useState<number | null>(null);
  const [chosen, setShown] = useState(() => wordGoal(postId));
  const [setGoal] = useState(() => (words: number | null) => {
    setWordGoal(postId, words);
    setShown(words);
  });
  return { goal: chosen ?? suggested, setGoal, suggestGoal };
}

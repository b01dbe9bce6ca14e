/** Matches of one word, with their number and the best posts, best first. */
type FoundForWord = { total: number; ids: readonly number[] };

/** Softens the difference between the first places of two lists (the constant of reciprocal rank fusion). */
const rankOffset = 60;

/**
 * Merges the matches of each word of a term. Posts with the most words come first. Posts with equally many words are
 * sorted by their places, with more weight for rare words, and then by newer id.
 */
export function byWordsMatched(found: readonly FoundForWord[]): number[] {
  const scores = new Map<number, { words: number; score: number }>();
  for (const { total, ids } of found) {
    const weight = 1 / Math.log2(2 + total);
    for (const [rank, id] of ids.entries()) {
      const { words, score } = scores.get(id) ?? { words: 0, score: 0 };
      scores.set(id, { words: words + 1, score: score + weight / (rankOffset + rank) });
    }
  }
  return [...scores]
    .sort(([idA, a], [idB, b]) => b.words - a.words || b.score - a.score || idB - idA)
    .map(([id]) => id);
}

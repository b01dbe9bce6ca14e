import type { Random } from '../randomFrom.ts';

/** Picks a number from 0 to `size` − 1. The number of rank n is picked 1 / n^`exponent` times as often as the first. */
export function zipf(size: number, exponent: number): (random: Random) => number {
  const cumulated = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank += 1) {
    sum += 1 / (rank + 1) ** exponent;
    cumulated[rank] = sum;
  }
  return (random) => {
    const target = random() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulated[middle] ?? sum) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Returns a random function with the same sequence of numbers between 0 and 1 in each run (Park and Miller). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

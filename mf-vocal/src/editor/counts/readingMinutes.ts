const wordsPerMinute = 230;
const secondsPerPicture = 8;

/** Whole minutes that a post takes to read, by the formula of the post page (mf-post). At least one. */
export function readingMinutes(words: number, pictures: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute + (pictures * secondsPerPicture) / 60));
}

/** Groups of letters that can spell the same sound. */
const groups = ['aeiouy', 'ckqs', 'sz', 'gj', 'fv', 'bp', 'dt', 'mn'];

/** Checks whether two letters can spell the same sound. */
export function soundAlike(one: string, other: string): boolean {
  return groups.some((group) => group.includes(one) && group.includes(other));
}

/**
 * Returns a word, and its variants with another first letter of the same sound. Words with different first letters
 * share too few groups of letters to find each other ("salery", "celery").
 */
export function soundVariants(word: string): string[] {
  const first = word.charAt(0);
  const others = groups.filter((group) => first !== '' && group.includes(first)).flatMap((group) => [...group]);
  return [...new Set([first, ...others])].map((letter) => letter + word.slice(1));
}

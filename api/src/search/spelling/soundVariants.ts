/** Letters that are taken for each other by ear, or stand for the same sound. */
const groups = ['aeiouy', 'ckqs', 'sz', 'gj', 'fv', 'bp', 'dt', 'mn'];

/** Whether two letters may stand for the same sound. */
export function soundAlike(one: string, other: string): boolean {
  return groups.some((group) => group.includes(one) && group.includes(other));
}

/**
 * A word, and the same with another first letter that sounds like it: words that begin with different letters share too
 * few groups of letters to be found by these ("salery", "celery").
 */
export function soundVariants(word: string): string[] {
  const first = word.charAt(0);
  const others = groups.filter((group) => first !== '' && group.includes(first)).flatMap((group) => [...group]);
  return [...new Set([first, ...others])].map((letter) => letter + word.slice(1));
}

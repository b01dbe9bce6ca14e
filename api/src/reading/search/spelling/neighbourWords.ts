const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/**
 * Maximum length of a word with listed neighbours. Longer words share groups of letters with their misspellings, but
 * one slip in a short word may leave no group intact.
 */
const maxLength = 6;

/**
 * Returns every text that one slip can make of a short word. A slip is an added, missing or wrong letter, or two
 * swapped letters.
 */
export function neighbourWords(word: string): string[] {
  const typed = [...word];
  if (typed.length > maxLength) return [];
  const places = typed.map((_, place) => place);
  const made = [...places, typed.length].flatMap((place) => {
    const before = typed.slice(0, place);
    const [here, next, ...rest] = typed.slice(place);
    const behind = typed.slice(place + 1);
    const texts = letters.map((letter) => [...before, letter, ...typed.slice(place)]);
    if (here === undefined) return texts;
    texts.push([...before, ...behind], ...letters.map((letter) => [...before, letter, ...behind]));
    if (next !== undefined) texts.push([...before, next, here, ...rest]);
    return texts;
  });
  return [...new Set(made.map((text) => text.join('')))].filter((text) => text !== word);
}

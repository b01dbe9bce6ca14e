const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Longer words are found by the groups of letters that they share, which in short ones one slip can leave none of. */
const longest = 6;

/** Every text that one slip can make of a short word: a letter too many or too few, a wrong one, two swapped. */
export function neighbourWords(word: string): string[] {
  const typed = [...word];
  if (typed.length > longest) return [];
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

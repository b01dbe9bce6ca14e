import anyAscii from 'any-ascii';
import { foldText } from '../../words/foldText.ts';

/** Articles and the like that French and Italian join to the next word: "d'été" is two words, "don't" is one. */
const elision = /(?<![^ ])(c|d|j|l|m|n|s|t|qu)'(?=[^ ']{2})/g;
/** Syllables of Chinese characters and of Korean begin with a capital letter. */
const syllable = /(?<=[a-z])(?=[A-Z])/g;

/**
 * The key that a text gives: lower-case words of Latin letters and digits with hyphens. Letters are folded as search folds them, and those
 * of other scripts are transliterated (decision 127).
 * @returns '' for a text without anything that can be transliterated.
 */
export function keyOfText(text: string, longest: number): string {
  const folded = foldText(text).replace(elision, '$1 ').replaceAll("'", '');
  // A text of emoji alone has no words: their names are the key.
  const words = anyAscii(folded || text)
    .replace(syllable, ' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, longest).replace(/-$/, '');
}

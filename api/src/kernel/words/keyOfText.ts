import anyAscii from 'any-ascii';
import { foldText } from './foldText.ts';

/**
 * Articles and prepositions that French and Italian join to the next word. "d'été" is two words, but "don't" is one.
 */
const elision = /(?<![^ ])(c|d|j|l|m|n|s|t|qu)'(?=[^ ']{2})/g;
/** Matches the start of a transliterated Chinese or Korean syllable, which is a capital letter. */
const syllable = /(?<=[a-z])(?=[A-Z])/g;

/**
 * Returns the key for a text, which is lower-case words of Latin letters and digits, joined by hyphens. Letters are
 * folded as in search, and other scripts are transliterated (decision 127).
 * @returns '' for a text that cannot be transliterated
 */
export function keyOfText(text: string, longest: number): string {
  const folded = foldText(text).replace(elision, '$1 ').replaceAll("'", '');
  // A text of emoji has no words, so the names of the emoji are the key.
  const words = anyAscii(folded || text)
    .replace(syllable, ' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, longest).replace(/-$/, '');
}

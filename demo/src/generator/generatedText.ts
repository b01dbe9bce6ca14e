import { type Random, randomFrom } from '@marquee/api/content/pictureLanguage.ts';
import { zipf } from './zipf.ts';

/** The word that nearly every generated post contains. */
export const commonestWord = 'lantern';
/** The word that `rarePosts` of the generated posts contain, however many there are. */
export const rareWord = 'zyxomma';
export const rarePosts = 12;

const words = 20_000;
const sentences = 20_000;
const sentencesInParagraph = 5;
const consonants = [...'bdfgklmnprstvz'];
const vowels = [...'aeiou'];

/** Words, titles and bodies of an invented language in which words are as unequal as in a real one. */
export type GeneratedText = {
  /** Lower-case words. */
  words(random: Random, count: number): string[];
  sentence(random: Random): string;
  /** HTML paragraphs of about so many words. */
  body(random: Random, wordCount: number): string;
};

/** The same text for the same seed. Bodies are put together from 20,000 sentences, since inventing each would take hours. */
export function generateText(seed: number): GeneratedText {
  const random = randomFrom(seed);
  const vocabulary = inventWords(random);
  const rank = zipf(vocabulary.length, 1);
  const invent = (from: Random, count: number) => Array.from({ length: count }, () => vocabulary[rank(from)] ?? '');
  const pool = Array.from({ length: sentences }, () => invent(random, between(random, 6, 20)));
  const written = pool.map((line) => `${capitalized(line.join(' '))}.`);

  return {
    words: invent,
    sentence: (from) => written[pickIndex(from)] ?? '',
    body(from, wordCount) {
      let html = '<p>';
      for (let [left, line] = [wordCount, 1]; left > 0; line += 1) {
        const index = pickIndex(from);
        html += written[index];
        left -= pool[index]?.length ?? left;
        if (left > 0) html += line % sentencesInParagraph === 0 ? '</p><p>' : ' ';
      }
      return `${html}</p>`;
    },
  };
}

function inventWords(random: Random): string[] {
  const vocabulary = new Set([commonestWord]);
  while (vocabulary.size < words) {
    let word = '';
    for (let syllables = between(random, 2, 4); syllables > 0; syllables -= 1)
      word += pick(random, consonants) + pick(random, vowels);
    vocabulary.add(word + pick(random, consonants));
  }
  return [...vocabulary];
}

const pickIndex = (random: Random) => Math.floor(random() * sentences);

/** A whole number from `least` to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function pick(random: Random, letters: readonly string[]): string {
  return letters[Math.floor(random() * letters.length)] ?? '';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { type Random, randomFrom } from '../randomFrom.ts';
import { zipf } from './zipf.ts';

/** Word that nearly every generated post contains. */
export const commonestWord = 'lantern';
/** Word that exactly `rarePosts` generated posts contain. */
export const rareWord = 'zyxomma';
export const rarePosts = 12;

const vocabularySize = 20_000;
const poolSize = 20_000;
const sentencesInParagraph = 5;
const consonants = [...'bdfgklmnprstvz'];
const vowels = [...'aeiou'];

/** Words, titles and bodies of an invented language with realistic word frequencies. */
export type GeneratedText = {
  /** Returns lower-case words. */
  words(random: Random, count: number): string[];
  sentence(random: Random): string;
  /** Returns HTML paragraphs with at least `wordCount` words. */
  body(random: Random, wordCount: number): string;
};

/**
 * Generates the same text for the same seed. All bodies reuse a pool of 20,000 sentences, because inventing each
 * sentence would take hours.
 */
export function generateText(seed: number): GeneratedText {
  const random = randomFrom(seed);
  const vocabulary = inventWords(random);
  const rank = zipf(vocabulary.length, 1);
  const invent = (from: Random, count: number) => Array.from({ length: count }, () => vocabulary[rank(from)] ?? '');
  const pool = Array.from({ length: poolSize }, () => invent(random, between(random, 6, 20)));
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
  while (vocabulary.size < vocabularySize) {
    let word = '';
    for (let syllables = between(random, 2, 4); syllables > 0; syllables -= 1)
      word += pick(random, consonants) + pick(random, vowels);
    vocabulary.add(word + pick(random, consonants));
  }
  return [...vocabulary];
}

const pickIndex = (random: Random) => Math.floor(random() * poolSize);

/** Returns a whole number from `min` to `max`, both included. */
export function between(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

function pick(random: Random, letters: readonly string[]): string {
  return letters[Math.floor(random() * letters.length)] ?? '';
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

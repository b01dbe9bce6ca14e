/** Words with the same meaning. The first word of a line is a magazine's most likely choice. */
const groups: readonly (readonly { word: string; stem: string }[])[] = [
  [
    { word: 'film', stem: 'film' },
    { word: 'movie', stem: 'movi' },
    { word: 'movies', stem: 'movi' },
  ],
  [
    { word: 'television', stem: 'televis' },
    { word: 'tv', stem: 'tv' },
    { word: 'telly', stem: 'telli' },
  ],
  [
    { word: 'game', stem: 'game' },
    { word: 'videogame', stem: 'videogam' },
  ],
  [
    { word: 'cinema', stem: 'cinema' },
    { word: 'theater', stem: 'theater' },
    { word: 'theatre', stem: 'theatr' },
  ],
  [
    { word: 'cannabis', stem: 'cannabi' },
    { word: 'weed', stem: 'weed' },
    { word: 'marijuana', stem: 'marijuana' },
  ],
  [
    { word: 'whisky', stem: 'whiski' },
    { word: 'whiskey', stem: 'whiskey' },
  ],
  [
    { word: 'pay', stem: 'pay' },
    { word: 'salary', stem: 'salari' },
    { word: 'wages', stem: 'wage' },
  ],
];

/** All words that have synonyms. Readers may mean such a word even if no post contains it. */
export const synonymWords: readonly string[] = groups.flatMap((group) => group.map(({ word }) => word));

/** Returns the stems of a stem's synonyms. */
export function synonymsOf(stem: string): string[] {
  const group = groups.find((words) => words.some((word) => word.stem === stem)) ?? [];
  return [...new Set(group.map((word) => word.stem))].filter((other) => other !== stem);
}

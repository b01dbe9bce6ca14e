import { dayText } from '@marquee/vocal-kit/time/dayText.ts';
import type { CheckName } from './finding.ts';

/** Groups of findings in the order in which they are listed, with the checks of each. */
export const findingGroups: readonly { label: string; checks: readonly CheckName[] }[] = [
  { label: 'Alternative text', checks: ['altText'] },
  { label: 'Rights', checks: ['lastDay'] },
  { label: 'Structure', checks: ['headingOrder', 'tableHeaders'] },
  { label: 'Links', checks: ['linkText', 'deadLink'] },
  { label: 'Search and cards', checks: ['searchTitle', 'cardTitle', 'description'] },
  { label: 'Sentences', checks: ['longSentence'] },
];

/** Texts of the checks, which load with the code of the checks. */
export const checkTexts = {
  advice: 'Suggestions only. You can submit the post as it is.',
  nothing: 'No suggestions.',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),

  altText: 'Describe the picture, or mark it as decorative.',
  pictureExpired: (day: string) =>
    `The picture could be used until ${dayText(day)}. Choose another one, or ask an editor.`,
  pictureExpiring: (day: string) => `The picture may be used until ${dayText(day)}.`,
  leadPicture: 'Lead picture',
  picture: (number: number) => `Picture ${number} in the text`,
  firstHeading: (level: number) => `The first heading has level ${level}. Begin with level 2.`,
  headingOrder: (level: number, before: number) =>
    `The heading has level ${level}, but the one before it has level ${before}.`,
  tableHeaders: 'Choose a header row or a header column for the table.',
  table: 'Table',
  linkText: 'The words of the link do not say where it leads.',
  bareAddress: 'Use words instead of the URL, because screen readers spell URLs out.',
  deadLink: 'The page of the link was not found.',
  searchTitle: (length: number, shown: number) =>
    `Search results show about ${shown} characters of the title. It has ${length}.`,
  cardTitle: (length: number, shown: number) =>
    `Shared links show about ${shown} characters of the title. It has ${length}.`,
  description: 'Write a summary. Search results and shared links show it.',
  summary: 'Summary',
  longSentence: (words: number) => `The sentence has ${words} words.`,

  checkingLinks: 'Checking links…',
  linksChecked: 'Links are checked.',
  linksUnchecked: 'Links could not be checked now.',
  longSentences: (max: number) => `Show sentences of more than ${max} words`,
} as const;

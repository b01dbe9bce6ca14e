import type { BylineRole } from '@marquee/shared/domain';

/** Keeps a number and its sign on one line. */
const percentText = (percent: number) => `${percent}\u00A0%`;

/** Texts of the byline on the review desk. */
export const bylineDeskTexts = {
  title: 'Byline',
  author: (name: string, percent: number) => `${name}: author, ${percentText(percent)} of the money`,
  noAuthor: 'The author has deleted the account, so nobody gets money for new reads.',
  person: (name: string, role: string, percent: number) =>
    `${name}: ${role.toLowerCase()}, ${percentText(percent)} of the money`,
  change: 'Change byline',
  lead: 'Readers see a change at once. Shares count for reads from now on.',
  roles: {
    words: 'Author',
    photographs: 'Photographs',
    illustrations: 'Illustrations',
    video: 'Video',
    research: 'Research',
    translation: 'Translation',
    editing: 'Editing',
  } satisfies Record<BylineRole, string>,
  role: 'Part',
  percent: 'Share in percent',
  percentHint: 'A whole number, of the money of new reads.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  search: 'Add a person by name or mail address',
  add: (name: string, key: string) => `Add ${name} (${key})`,
  found: (count: number) => (count === 1 ? 'One person found.' : `${count} people found.`),
  noneFound: 'No account has this name or address.',
  full: 'A post can name nine people beside the author.',
  tooMuch: 'The shares add up to more than 100 percent.',
  rest: (name: string, percent: number) => `${name} keeps ${percentText(percent)}.`,
  save: 'Save byline',
  cancel: 'Cancel',
  saved: 'The byline is saved.',
} as const;

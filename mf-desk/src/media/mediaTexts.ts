import type { MediaFilter, MediaTerm, PicturePlace } from '@marquee/shared/domain';

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

/** Texts of the picture library. */
export const mediaTexts = {
  lead: 'Upload a picture once, with its credit and rights, and use it in any post of its magazine.',
  search: 'Search titles, credits, alternative texts and file names',
  filter: 'Show',
  everything: 'All pictures',
  filters: {
    unused: 'Not used in any post',
    expired: 'Expired, or expiring within 30 days',
    noCredit: 'Without a credit',
    noAltText: 'Without alternative text',
  } satisfies Record<MediaFilter, string>,
  loading: 'Loading pictures…',
  none: 'The library has no pictures yet.',
  noneLead: 'Choose a magazine above, and add the first picture.',
  noneFound: 'No picture matches.',
  noneFoundLead: 'Check the spelling, or choose another filter.',
  older: 'More pictures',
  newest: 'Back to the first page',
  add: 'Add pictures',
  addTo: (site: string) => `Add pictures to ${site}`,
  chooseSite: 'Choose a magazine to add pictures to its library.',
  added: (count: number) => (count === 1 ? '1 picture is in the library.' : `${count} pictures are in the library.`),
  addFailed: 'The picture could not be added. Check your connection and try again.',
  posts,
  unused: 'Not used',
  noCredit: 'No credit',
  noAltText: 'No alternative text',
  credit: (credit: string) => `Credit: ${credit}`,
  terms: {
    open: (day: string) => `Use until ${day}`,
    expiring: (day: string) => `Expires on ${day}`,
    expired: (day: string) => `Expired on ${day}`,
  } satisfies Record<MediaTerm, (day: string) => string>,
  replacedBy: 'Replaced everywhere by',

  back: 'Back to the library',
  missing: 'This picture is not in the library',
  missingLead: 'It was removed, or it belongs to a magazine that you do not edit.',
  facts: (site: string, width: number, height: number) => `${site} · ${width} × ${height} pixels`,
  addedBy: (name: string) => ` · Added by ${name}`,
  details: 'Details',
  title: 'Title',
  creditLabel: 'Credit',
  creditHint: 'Photographer or source. Readers see it below the picture.',
  rights: 'Rights or licence',
  rightsHint: 'Terms of the licence or contract. Readers never see them.',
  altText: 'Alternative text',
  altHint: 'Describe what the picture shows. Screen readers read it out.',
  decorative: 'The picture is decorative',
  lastDay: 'Last day of use (optional)',
  lastDayHint:
    'After this day, in UTC, the editor, the board and the review page warn. The picture stays in its posts until somebody replaces it.',
  isForWriters: 'Writers may use this picture in their posts',
  focus: 'Focal point',
  focusHint: 'Drag the point, or move it with the arrow keys. It stays in sight where a place has another shape.',
  focusAt: (x: number, y: number) => `${x} percent from the left, ${y} percent from the top.`,
  useMiddle: 'Use the middle',
  noFocus: 'A GIF has no focal point.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The picture is saved. Posts that have it keep their own texts.',
  saveFailed: 'The picture could not be saved. Check your connection and try again.',
  needTitle: 'Enter a title.',
  remove: 'Remove from the library',
  removeFailed: 'The picture could not be removed. Check your connection and try again.',

  uses: 'Where it is used',
  noUses: 'No post of the magazine has this picture.',
  noName: 'Untitled post',
  places: {
    lead: 'lead picture',
    feature: 'special feature',
    gallery: 'gallery',
    body: 'text',
  } satisfies Record<PicturePlace, string>,
  inChanges: (places: string) => `unpublished changes: ${places}`,
  live: 'Live page',
  liveOf: (name: string) => `Live page of ${name}`,

  replace: 'Replace everywhere',
  replaceLead: (count: number) =>
    `The other picture takes its place in ${posts(count)} of the magazine: live posts, drafts and unpublished changes.`,
  replaceChoice: 'Other picture',
  replaceUpload: 'Upload another picture',
  replaceSearch: 'Search the library',
  withTexts: 'Also use the credit and alternative text of the other picture',
  withTextsHint: 'Otherwise each post keeps its own texts.',
  replaceNow: 'Replace in all posts',
  replacing: 'Replacing…',
  cancel: 'Cancel',
  needOther: 'Choose the other picture.',
  replaceFailed: 'The replacement stopped. Check your connection, and continue it below.',
  replaced: (changed: number) => `The picture is replaced in ${posts(changed)}.`,
  undone: 'The replacement is undone.',

  history: 'Replacements',
  by: (from: string, to: string) => `“${from}” by “${to}”`,
  changed: posts,
  left: (left: number) => `${posts(left)} left`,
  isUndone: 'undone',
  undo: 'Undo',
  undoOf: (from: string, to: string) => `Undo: “${from}” by “${to}”`,
  goOn: 'Continue',
} as const;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/** Writes a day, for example “4 December 2026”. @param day for example `2026-12-04` */
export function dayText(day: string): string {
  return dayFormat.format(Date.parse(`${day}T00:00:00Z`));
}

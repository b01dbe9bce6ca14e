import type { CuratedPromo } from '@marquee/shared/domain';

function momentIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (iso) => format.format(new Date(iso));
}

/** Texts of the list of promos. */
export const promoTexts = {
  lead: 'The banner on the home page. If several promos overlap, readers see the one that started last.',
  create: 'New promo',
  edit: 'Edit',
  remove: 'Delete',
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  none: 'This magazine has no promos yet.',
  count: (count: number) => (count === 1 ? '1 promo' : `${count} promos`),

  active: 'Visible to readers',
  activeHint: 'Turn this off to hide the promo without deleting it.',
  from: 'Shown from',
  to: 'Shown until',
  momentHint: (timeZone: string) => `In the magazine’s time zone, ${timeZone}. Leave empty for no limit.`,
  endIsTooEarly: 'The end must be after the start.',
  wrongMoment: 'Enter a date and time that exist in the magazine’s time zone.',
  save: 'Save',
  createNow: 'Add promo',
  created: (name: string) => `“${name}” was added.`,
  changed: (name: string) => `“${name}” was saved.`,
  gone: 'Someone else deleted this promo.',
  willRemove: (name: string) => `“${name}” will be deleted. This cannot be undone.`,
  removeNow: 'Delete promo',
  keep: 'Keep it',
  removed: (name: string) => `“${name}” was deleted.`,

  /**
   * Text that says if readers see a promo, and until when, in the time zone of its magazine.
   * @param now epoch milliseconds
   */
  state({ active, isShown, from, to }: CuratedPromo, now: number, timeZone: string): string {
    const momentOf = momentIn(timeZone);
    if (!active) return 'Not shown';
    if (to !== null && Date.parse(to) <= now) return `Ended ${momentOf(to)}`;
    if (from !== null && Date.parse(from) > now)
      return to ? `From ${momentOf(from)} until ${momentOf(to)}` : `From ${momentOf(from)}`;
    const until = to ? `, until ${momentOf(to)}` : '';
    return isShown ? `Shown now${until}` : `Another promo is shown instead${until}`;
  },
} as const;

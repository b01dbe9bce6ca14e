import type { PageConfig } from '@marquee/shared/domain';

/** Id of the notice, which the first script shows (`boot/askAge.ts`). */
export const ageNoticeId = 'age-notice';

/**
 * The rating of sites for adults, which filters of parents and search engines read: https://www.rtalabel.org and
 * https://developers.google.com/search/docs/specialty/explicit/guidelines
 */
export const adultRatings = ['adult', 'RTA-5042-1996-1400-1577-RTA'] as const;

/**
 * The notice of a site for adults as HTML. Every page includes the notice, so that pages can be cached, and the browser
 * decides whether to show it. Without scripts, the notice is shown at the top of the page. Empty on other sites.
 * @param escapeHtml escapes text for HTML
 */
export function ageNotice({ site, networks, sites }: PageConfig, escapeHtml: (text: string) => string): string {
  if (!site.isForAdults) return '';
  // The first of the network is never for adults.
  const other = networks[0] ?? sites.find(({ isForAdults }) => !isForAdults);
  const name = escapeHtml(site.name);
  return [
    `<dialog id="${ageNoticeId}" aria-labelledby="${ageNoticeId}-title" aria-describedby="${ageNoticeId}-text"><form method="dialog">`,
    `<h2 id="${ageNoticeId}-title">${name} is for adults</h2>`,
    `<p id="${ageNoticeId}-text">It has texts and pictures for adults. Read on only if you are 18 or older, and an adult where you live.</p>`,
    '<p><button type="submit" value="adult">I am 18 or older</button>',
    other ? ` <a href="${escapeHtml(other.url)}">Leave for ${escapeHtml(other.label)}</a>` : '',
    '</p></form></dialog>',
  ].join('');
}

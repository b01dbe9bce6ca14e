import type { CheckResult } from '../../CheckResult.ts';
import type { PageContent } from '../../report/PageContent.ts';
import { isGoodPage, type ProbedPage, type ProbeReport } from '../../report/ProbeReport.ts';

/** Share of what the live set shows that a page must still have. A block may go; an article may not. */
const minShare = 0.7;
/** Fewer of something with the live set are too few to compare. */
const minToCompare = 4;

/** The pages of a fault, by its sentence. */
type Faults = Map<string, ProbedPage[]>;

/**
 * Checks that pages keep the content that they have with the live set: headings, text, links, pictures and metadata for search engines. A
 * page can respond with 200 and be blank.
 */
export function checkContent(candidate: ProbeReport, live: ProbeReport | null): CheckResult {
  if (!live) return { problems: [], detail: 'There is no live set to compare with.' };
  const known = new Map(live.pages.filter(isGoodPage).map((page) => [placeOf(page), page]));
  const faults: Faults = new Map();
  let compared = 0;
  for (const page of candidate.pages.filter(isGoodPage)) {
    const before = known.get(placeOf(page))?.content;
    if (!page.content || !before) continue;
    compared += 1;
    for (const fault of faultsOf(page.kind, page.content, before))
      faults.set(fault, [...(faults.get(fault) ?? []), page]);
  }
  return {
    problems: [...faults].map(([fault, pages]) => sentence(fault, pages)),
    detail: `${compared} pages have the headings, text, links, pictures and metadata that they have with the live set.`,
  };
}

const placeOf = ({ site, path }: ProbedPage) => `${site}${path}`;

function faultsOf(kind: string, page: PageContent, before: PageContent): string[] {
  const [heading = '', ...others] = page.headings;
  const [headingBefore = '', ...othersBefore] = before.headings;
  const fell = (name: 'text' | 'links' | 'pictures') =>
    before[name] >= minToCompare && page[name] < before[name] * minShare;
  const faults: [string, boolean][] = [
    ['has no heading', heading.trim() === '' && headingBefore.trim() !== ''],
    ['has several first headings', others.length > othersBefore.length],
    // The heading of a post is its name, which no release changes.
    ['has another heading than its name', kind === 'post' && heading !== '' && heading !== headingBefore],
    ['has lost more than 30 % of its text', fell('text')],
    ['has lost more than 30 % of its links', fell('links')],
    ['has lost more than 30 % of its pictures', fell('pictures')],
    ['has no title', page.title.trim() === '' && before.title.trim() !== ''],
    ['has no description', !page.hasDescription && before.hasDescription],
    ['forbids search engines to list it', !page.isIndexed && before.isIndexed],
    ['has another canonical address', page.canonical !== before.canonical],
    ['has lost structured data', before.jsonLd.some((type) => !page.jsonLd.includes(type))],
  ];
  return faults.flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}

function sentence(fault: string, [first, ...others]: readonly ProbedPage[]): string {
  const more =
    others.length > 0 ? ` So ${others.length === 1 ? 'does another page' : `do ${others.length} other pages`}.` : '';
  return `${first ? placeOf(first) : ''} ${fault}; with the live set it is otherwise.${more}`;
}

import type { CheckResult } from '../../CheckResult.ts';
import { isGoodPage, type ProbedPage, type ProbeReport, provesRendering } from '../../report/ProbeReport.ts';

const placeOf = ({ site, path }: ProbedPage) => `${site}${path}`;

/**
 * Checks that every probe page is rendered with its expected status. Pages that the live set cannot render either do not count against the
 * release.
 */
export function checkPages(candidate: ProbeReport, live: ProbeReport | null): CheckResult {
  const badBefore = new Set(live?.pages.filter((page) => !isGoodPage(page)).map(placeOf));
  const bad = candidate.pages.filter((page) => !isGoodPage(page));
  const own = bad.filter((page) => !badBefore.has(placeOf(page)));
  const problems = sentences(own);
  const knownErrors = new Set(live?.uncaughtErrors.map(withoutPlace));
  for (const uncaughtError of new Set(candidate.uncaughtErrors))
    if (!knownErrors.has(withoutPlace(uncaughtError)))
      problems.push(`Uncaught error, which would end a worker: ${uncaughtError}.`);
  if (candidate.failure) problems.push(`${candidate.failure} The rest was not tried.`);
  else if (!provesRendering(candidate)) {
    const page = candidate.isEmptyNetwork ? 'home page' : 'post';
    problems.push(`No ${page} of any site could be rendered, so nothing is proved. Does the api answer?`);
  }
  const old = bad.length - own.length;
  const notCounted = old > 0 ? ` ${old} that the live set cannot render either do not count.` : '';
  const notTried = candidate.isEmptyNetwork ? ' The network has no posts, so no page of a post was tried.' : '';
  return {
    problems,
    detail: `${candidate.pages.length - bad.length} pages of all sites render.${notTried}${notCounted}`,
  };
}

/** An error's words: its place in the file is another in each release. */
const withoutPlace = (reason: string) => reason.replace(/ \((shell|mf-\w+)\/[^)]+\)/g, '');

/** Reports each fault once, however many pages have it. */
function sentences(pages: readonly ProbedPage[]): string[] {
  const byProblem = Map.groupBy(pages, ({ kind, status, expected, error }) => {
    if (error) return `: ${error}.`;
    return ` (${kind}) answers ${status ?? 'nothing'} instead of ${expected}.`;
  });
  return [...byProblem].map(([problem, [first, ...others]]) => {
    const more =
      others.length > 0 ? ` So ${others.length === 1 ? 'does another page' : `do ${others.length} other pages`}.` : '';
    return `${first ? placeOf(first) : ''}${problem}${more}`;
  });
}

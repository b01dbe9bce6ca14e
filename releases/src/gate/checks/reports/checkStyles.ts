import type { PartName } from '@marquee/shared/domain';
import type { CheckResult } from '../../CheckResult.ts';
import type { ProbeReport } from '../../report/ProbeReport.ts';

/** Checks that the part's pages have no style rules outside its own components. Only the shell may have global styles. */
export function checkStyles(part: PartName, candidate: ProbeReport, live: ProbeReport | null): CheckResult {
  if (part === 'shell') return { problems: [], detail: 'Global styles are the shell’s to set.' };
  if (!live) return { problems: [], detail: 'There is no live set to compare with.' };
  const known = new Set(live.pages.flatMap((page) => page.globalRules.map(({ hash }) => hash)));
  const found = new Map<string, string>();
  for (const { site, path, globalRules } of candidate.pages)
    for (const { selector, hash } of globalRules)
      if (!known.has(hash) && !found.has(selector)) found.set(selector, site + path);
  const problems = [...found].map(
    ([selector, place]) => `A rule for “${selector}” on ${place} reaches elements that are not its own.`,
  );
  return { problems, detail: 'Its styles stay with its own components.' };
}

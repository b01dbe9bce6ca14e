import { budgets } from '../../budgets.ts';
import type { CheckResult } from '../../CheckResult.ts';
import type { ProbedPage, ProbeReport } from '../../report/ProbeReport.ts';

const sizes = ['htmlBytes', 'stateBytes'] as const;
const names = { htmlBytes: 'HTML', stateBytes: 'state' } as const;

function budgetOf(kind: string, size: (typeof sizes)[number]): number {
  if (kind === 'type list') return size === 'htmlBytes' ? budgets.typeListHtml : budgets.typeListState;
  if (size === 'stateBytes') return budgets.state;
  return kind === 'post' ? budgets.postHtml : budgets.html;
}

/** Maximum growth factor of a page that already exceeds its budget with the live set. Its content may be the reason. */
const allowedGrowth = 1.02;

/** Checks that the probe pages are within the budgets of compressed HTML and state. */
export function checkPageBudgets({ pages }: ProbeReport, live: ProbeReport | null): CheckResult {
  const problems: string[] = [];
  let largest = 0;
  for (const page of pages) {
    const before = live?.pages.find(({ site, path }) => site === page.site && path === page.path);
    for (const size of sizes) {
      const allowed = Math.max(budgetOf(page.kind, size), (before?.[size] ?? 0) * allowedGrowth);
      if (page[size] > allowed) problems.push(sentence(page, size));
    }
    largest = Math.max(largest, page.htmlBytes);
  }
  return { problems, detail: `Of ${pages.length} pages the largest has ${largest} bytes of compressed HTML.` };
}

function sentence(page: ProbedPage, size: (typeof sizes)[number]): string {
  const budget = budgetOf(page.kind, size);
  return `${page.site}${page.path} has ${page[size]} bytes of compressed ${names[size]}; ${budget} are allowed.`;
}

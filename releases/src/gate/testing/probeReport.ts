import type { PageContent } from '../report/PageContent.ts';
import type { ProbedPage, ProbeReport } from '../report/ProbeReport.ts';

/** The facts of a page without faults. */
export const contentOf = (changes: Partial<PageContent> = {}): PageContent => ({
  title: 'Ten sleeves',
  headings: ['Ten sleeves'],
  text: 4_000,
  links: 40,
  pictures: 12,
  hasDescription: true,
  canonical: '/a-post',
  isIndexed: true,
  jsonLd: ['Article', 'BreadcrumbList'],
  ...changes,
});

export const pageOf = (changes: Partial<ProbedPage> = {}): ProbedPage => ({
  site: 'beat',
  path: '/a-post',
  kind: 'post',
  expected: 200,
  status: 200,
  error: null,
  markup: null,
  htmlBytes: 10_000,
  stateBytes: 4_000,
  globalRules: [{ selector: 'body', hash: 'base' }],
  content: contentOf(),
  ...changes,
});

/** The report on a set without faults. */
export const reportOf = (changes: Partial<ProbeReport> = {}): ProbeReport => ({
  modules: [{ name: 'mf_post/post', missing: [], error: null }],
  isEmptyNetwork: false,
  pages: [pageOf({ path: '/', kind: 'home' }), pageOf()],
  costs: [{ kind: 'post', cpuMs: 2, wallMs: 8 }],
  growths: [{ kind: 'post', bytes: 200 }],
  uncaughtErrors: [],
  leaks: { globals: [], timers: [], resources: [] },
  failure: null,
  ...changes,
});

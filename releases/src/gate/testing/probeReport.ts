import type { ProbedPage, ProbeReport } from '../probe/ProbeReport.ts';

export const pageOf = (changes: Partial<ProbedPage> = {}): ProbedPage => ({
  site: 'beat',
  path: '/a-post',
  kind: 'post',
  expected: 200,
  status: 200,
  error: null,
  htmlBytes: 10_000,
  stateBytes: 4_000,
  globalRules: [{ selector: 'body', hash: 'base' }],
  ...changes,
});

/** The report on a set without faults. */
export const reportOf = (changes: Partial<ProbeReport> = {}): ProbeReport => ({
  modules: [{ name: 'mf_post/post', missing: [], error: null }],
  isEmptyNetwork: false,
  pages: [pageOf({ path: '/', kind: 'home' }), pageOf()],
  costs: [{ kind: 'post', cpuMs: 2, wallMs: 8 }],
  uncaughtErrors: [],
  leaks: { globals: [], timers: [], resources: [] },
  failure: null,
  ...changes,
});

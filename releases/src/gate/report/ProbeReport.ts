import type { HostKey } from '@marquee/shared/domain';
import type { PageContent } from './PageContent.ts';

/** Result of loading an exposed module. */
export type ProbedModule = {
  /** `mf_reader/home`. */
  name: string;
  /** Required exports of a route module that are missing, such as `Component` or `handle.meta`. */
  missing: string[];
  /** Reason for which the module could not be loaded. Null if it was loaded. */
  error: string | null;
};

/** Result of rendering a page. */
export type ProbedPage = {
  site: HostKey;
  path: string;
  /** The kind of the page: `home`, `post`, `category`. */
  kind: string;
  expected: number;
  /** Null if the render produced no page, not even an error page. */
  status: number | null;
  error: string | null;
  /** A hash of the page without versions of releases. Null if there was no page. */
  markup: string | null;
  /** Size of the compressed HTML. */
  htmlBytes: number;
  stateBytes: number;
  /** CSS rules that reach beyond a component, with a hash of each. Leaves out style elements that earlier pages had. */
  globalRules: { selector: string; hash: string }[];
  /** Null if the render produced no page. */
  content: PageContent | null;
};

/** Median times of several renders of a kind of page. */
export type ProbedCost = { kind: string; cpuMs: number; wallMs: number };

/** Bytes by which the heap grows with each render of a kind of page, after garbage was collected. */
export type ProbedGrowth = { kind: string; bytes: number };

/** Leaks, which exist after loading and rendering but did not exist before. */
export type ProbedLeaks = {
  /** Names of global variables, and other additions to or changes in the global scope. */
  globals: string[];
  /** Timers that a release's script has started and that still run. */
  timers: { part: string; kind: string; place: string }[];
  /** Other resources that keep the process alive, by Node's names, one for each: `TCPSocketWrap`. */
  resources: string[];
};

/** Messages of the probe's process, in this order, as far as it gets. */
export type ProbeMessage =
  /** The step that begins now. If the probe hangs, the last reported step hangs. */
  | { kind: 'begins'; what: string }
  | { kind: 'module'; module: ProbedModule }
  /** The api has no posts on any site. */
  | { kind: 'emptyNetwork' }
  | { kind: 'page'; page: ProbedPage }
  | { kind: 'cost'; cost: ProbedCost }
  | { kind: 'growth'; growth: ProbedGrowth }
  | { kind: 'leaks'; leaks: ProbedLeaks }
  /** An uncaught error, which would have ended a worker. */
  | { kind: 'uncaughtError'; reason: string }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string };

export const isGoodPage = ({ status, expected }: ProbedPage) => status === expected;

/** True if a post was rendered, or a home page if the network has no posts yet. Other pages prove nothing. */
export const provesRendering = ({ pages, isEmptyNetwork }: ProbeReport) =>
  pages.some((page) => page.kind === (isEmptyNetwork ? 'home' : 'post') && isGoodPage(page));

/** True if the probe ran to its end and rendered pages that another release can be compared with. */
export const isUsable = (report: ProbeReport) => report.failure === null && provesRendering(report);

/** Everything that the probe's process reported about a release set. */
export type ProbeReport = {
  modules: ProbedModule[];
  /** True if the api has no posts on any site, so that no post page can be tried. */
  isEmptyNetwork: boolean;
  pages: ProbedPage[];
  costs: ProbedCost[];
  growths: ProbedGrowth[];
  uncaughtErrors: string[];
  /** Null if the probe ended before it checked for leaks. */
  leaks: ProbedLeaks | null;
  /** Reason for which the probe ended early. Null if it completed. */
  failure: string | null;
};

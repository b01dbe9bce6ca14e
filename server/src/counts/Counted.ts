/** An error that a page or a reader's browser had, before it is known who is to blame. */
export type PageError = {
  /** `remote@version` of who may have done it, the likeliest first. */
  suspects: readonly string[];
  message: string;
  /** Host and path of the page. */
  page: string;
  /** Where it happened. */
  kind: ErrorKind;
  /** Who had it, as far as errors are told apart: an address or an IPv6 network on the server, the network of the ticket for a browser. */
  source: string;
  /** Id of the ticket that came with a browser's report; null for what the server has seen itself. */
  ticket: string | null;
};
export type ErrorKind = 'server' | 'browser' | 'hydration' | 'load';

/** What a worker has counted since it last told its primary. */
export type Counted = {
  /** Name of the worker's release set. */
  set: string;
  pages: number;
  /** Registers of a `VisitorSketch`, as base64; null when nobody came. */
  visitors: string | null;
  errors: readonly PageError[];
};

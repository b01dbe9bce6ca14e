import type { PartName } from '@marquee/shared/domain';
import type { PageFacts } from './pageFacts.ts';

/** An error of a page or of a reader's browser, before it is attributed to one release. */
export type PageError = {
  /** Releases that may have caused it, as `part@version`, the likeliest first. */
  suspects: readonly string[];
  message: string;
  /** Host and path of the page. */
  page: string;
  /** The reported stack, at most 1,200 characters. */
  stack?: string;
  /** Place where the error happened. */
  kind: ErrorKind;
  /**
   * Client that the error counts for. For the server's errors, it is an address or an IPv6 network. For browser
   * reports, it is the network of the ticket.
   */
  source: string;
  /** Id of the ticket that came with a browser's report. Null for the server's own errors. */
  ticket: string | null;
};
export type ErrorKind = 'server' | 'browser' | 'hydration' | 'load';

/** The counts of a worker since its last message to the primary. */
export type Counted = {
  /** Name of the worker's release set. */
  set: string;
  pages: number;
  /** Number of rendered pages and their total render time in milliseconds, by the part that serves them. */
  rendered: Readonly<Partial<Record<PartName, { renders: number; renderMs: number }>>>;
  /** Content facts of some of the rendered pages. */
  contents: readonly PageFacts[];
  /** Heap of the worker after a garbage collection, in bytes. Null without a collection. */
  heapBytes: number | null;
  /** Registers of a `VisitorSketch`, as base64. Null without visitors. */
  visitors: string | null;
  errors: readonly PageError[];
};

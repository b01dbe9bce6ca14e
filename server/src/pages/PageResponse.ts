import type { PartName } from '@marquee/shared/domain';
import type { PageFailure } from '../counts/pageFailure.ts';
import type { PageBodies } from './PageBodies.ts';

/** Milliseconds of a render, and those of them in which it waited for the api. */
export type PageTiming = { renderMs: number; apiMs: number };

/** Response with a finished page, a feed or a redirect, stored or not. */
export type PageResponse = {
  status: number;
  /** The part that serves it; the shell when absent. */
  owner?: PartName;
  headers: Record<string, string>;
  /** Null for a page without a body. */
  bodies: PageBodies | null;
  tags: readonly string[];
  /** Milliseconds for which it is fresh. */
  freshMs: number;
  /** True for kinds of page with any number of addresses, such as searches. */
  isLongTail?: boolean;
  /** Why the page shows an error, unless the api is at fault. */
  failure?: PageFailure | null;
  /** How long its render took. Absent for a page that another process has rendered. */
  timing?: PageTiming;
};

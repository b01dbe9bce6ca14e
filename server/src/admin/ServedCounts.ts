import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { LastReport } from '../rollback/SlidingCounts.ts';

/** A shell that serves. Times in milliseconds. */
export type Machine = {
  /** Host name and port. */
  node: string;
  /** Of its primary, with when that started. */
  pid: number;
  since: number;
  /** When it last told of itself. */
  at: number;
  /** What its port serves; null before anything does. */
  set: ReleaseSet | null;
  canaries: readonly { part: string; version: string; percent: number }[];
  workers: number;
  /** In the last five minutes. */
  pages: number;
  errors: number;
};

/** What all machines have counted in the last five minutes. */
export type ServedCounts = {
  machines: readonly Machine[];
  /** Pages by the name of the set that they were made with. */
  pages: Record<string, number>;
  /** About how many readers each set had, told apart by address and browser. */
  sessions: Record<string, number>;
  /** Errors by `remote@version`, of the server and of browsers. A network address counts once for each. */
  errors: Record<string, number>;
  /** The last errors, newest first, with the machine that heard of them. */
  reports: readonly (LastReport & { node: string })[];
  /** Since when it was counted, in milliseconds. */
  since: number;
};

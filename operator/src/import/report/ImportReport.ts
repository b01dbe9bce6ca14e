import type { WordCount } from '../body/composePost.ts';
import type { Note } from '../record.ts';

/**
 * `kept`: a new post. `unchanged`: imported before. `changed-at-source`: imported before and changed there since; the post
 * here stays as it is. `refused`: no post.
 */
export type Outcome = 'kept' | 'unchanged' | 'changed-at-source' | 'refused';

/** One record of the source in the report. */
export type ReportedRecord = {
  outcome: Outcome;
  sourceId: string;
  file: string;
  line: number | null;
  title: string;
  /** Address of the new post on its site. */
  address: string | null;
  status: 'published' | 'draft' | null;
  /** Former paths of the post that need a redirect before they reach the network: its addresses have one name. */
  outsidePaths: string[];
  /** Why it is refused. */
  reason: string | null;
  /** Words of a kept post; null for all others, whose words are at the source or in the notes. */
  words: WordCount | null;
  notes: Note[];
};

/** The file that `--report` writes. */
export type ImportReport = {
  site: string;
  source: string;
  isDryRun: boolean;
  totals: Record<Outcome, number>;
  /** Why the file could not be read to its end; null when it was. */
  error: string | null;
  records: ReportedRecord[];
};

import type { WordCount } from '../body/composePost.ts';
import type { Note } from '../record.ts';

/**
 * With `kept`, there is a new post. With `unchanged`, the record was imported before. With `changed-at-source`, the
 * record was imported before and has changed at the source, but the post is unchanged. With `refused`, there is no
 * post.
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
  status: 'published' | 'scheduled' | 'draft' | null;
  /** Links in the text to pages of the former site. */
  links: ReportedAddress[];
  /** Reason for a refusal; null for other outcomes. */
  reason: string | null;
  /** Numbers of words of a new post; null for other outcomes. */
  words: WordCount | null;
  notes: Note[];
};

/** An address of the former site, and where it leads now. Null if it leads nowhere. */
export type ReportedAddress = { from: string; to: string | null };

export type Totals = Record<Outcome, number>;

/** The file that `--report` writes. */
export type ImportReport = {
  site: string;
  source: string;
  isDryRun: boolean;
  /** Numbers of posts. */
  totals: Totals;
  /** Stories, pictures of the library, and pictures that were made from others. */
  newsroom: { totals: Record<'stories' | 'pictures' | 'edits', Totals> };
  /** Error that stopped the reading of the file; null if the file was read completely. */
  error: string | null;
  records: ReportedRecord[];
  /** Former addresses of posts, sections and authors. */
  addresses: ReportedAddress[];
  /** Number of comments, which the file beside the report has. */
  comments: number;
};

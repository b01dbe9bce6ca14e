import { posix } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type FileTree, FileTreeError } from '../../files/FileTree.ts';
import { plainText } from '../../html/htmlTree.ts';
import { archiveHint, substackList } from '../archiveHint.ts';
import { readArchivedHtml } from '../readArchivedHtml.ts';
import { readDate } from '../readDate.ts';
import { type Note, SourceError, type SourceItem } from '../record.ts';

/** Maximum size of the list of posts. */
const maxListBytes = 50 * 1_048_576;
const rowSchema = z.object({
  /** `12345.the-name-in-the-address` */
  post_id: z.string().min(1).max(500),
  post_date: z.string().default(''),
  is_published: z.string().default('false'),
  type: z.string().default('newsletter'),
  audience: z.string().default('everyone'),
  title: z.string().default(''),
  subtitle: z.string().default(''),
});
type Row = z.infer<typeof rowSchema>;

/**
 * Reads an export of Substack: `posts.csv` and one HTML file for each post.
 * @throws SourceError for files of another system, or an unreadable list
 */
export async function* readSubstack(tree: FileTree): AsyncGenerator<SourceItem> {
  const list = tree.paths.find((path) => substackList.test(path));
  if (list === undefined) throw new SourceError(`There is no posts.csv.${archiveHint(tree)}`);
  for (const [place, value] of (await rowsOf(tree, list)).entries()) {
    const parsed = rowSchema.safeParse(value);
    if (parsed.success) yield await readPost(tree, list, parsed.data, place + 2);
    else
      yield {
        sourceId: `substack:line ${place + 2}`,
        line: place + 2,
        file: list,
        title: '',
        refused: 'Its line has no post_id.',
        text: JSON.stringify(value),
      };
  }
}

async function rowsOf(tree: FileTree, list: string): Promise<unknown[]> {
  try {
    const bytes = (await tree.read(list, maxListBytes)) ?? Buffer.alloc(0);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parse(text, {
      columns: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 100_000,
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SourceError(`${list} cannot be read: ${reason}`, { cause });
  }
}

async function readPost(tree: FileTree, list: string, row: Row, line: number): Promise<SourceItem> {
  const file = posix.join(posix.dirname(list), 'posts', `${row.post_id}.html`);
  const place = { sourceId: `substack:${row.post_id.split('.', 1)[0]}`, line, file, title: row.title };
  const name = row.post_id.replace(/^\d+\.?/, '');
  let html = '';
  try {
    if (tree.paths.includes(file)) html = await readArchivedHtml(tree, file);
  } catch (error) {
    if (!(error instanceof FileTreeError)) throw error;
    return { ...place, refused: `It cannot be read: ${error.message}`, text: `${row.title} ${row.subtitle}` };
  }
  const notes: Note[] = [];
  const date = readDate(row.post_date);
  const status = statusOf(row, date, notes);
  return {
    ...{ ...place, subtitle: row.subtitle, summary: '' },
    body: { html, sourceText: plainText(html), hasLineParagraphs: false },
    ...{ status, authors: [], categories: [], tags: [], key: name || null },
    // An address of a draft was never public.
    formerPaths: name === '' || row.is_published.toLowerCase() !== 'true' ? [] : [`/p/${name}`],
    publishedAt: status === 'draft' ? null : date,
    ...{ createdAt: date, lead: null, notes },
  };
}

function statusOf({ is_published: isPublished, audience, type }: Row, date: Date | null, notes: Note[]) {
  if (isPublished.toLowerCase() !== 'true') return 'draft' as const;
  const draft = (reason: string) => {
    notes.push({ outcome: 'changed', reason: `${reason} It became a draft.`, text: '' });
    return 'draft' as const;
  };
  if (audience !== 'everyone') return draft(`It was for "${audience}" only.`);
  if (type !== 'newsletter' && type !== 'podcast') return draft(`It is a "${type}" and no post.`);
  return date ? ('published' as const) : draft('It has no readable date.');
}

import type { Image } from '@marquee/shared/domain';
import { stringify } from 'yaml';
import { ownPostFields } from '../ownPostFields.ts';
import { blockHtml, type PathOf } from './blockHtml.ts';
import { withFilePaths } from './files.ts';
import { picturePath } from './pictures.ts';
import type { ExportedPost } from './readPosts.ts';
import { TextMarkdown } from './TextMarkdown.ts';

const ownFieldNames = Object.keys(ownPostFields) as (keyof typeof ownPostFields)[];

/** Returns the path of a post's file in the archive. A draft may have no key yet. */
export function markdownPath({ id, key }: { id: number; key: string | null }): string {
  return `posts/${key ?? `draft-${id}`}.md`;
}

/**
 * Formats a post as a Markdown file with front matter. Common fields have the names of Jekyll and Hugo, and fields of
 * this system are in `marquee`.
 * @param formatOf returns the format of a stored picture
 */
export function markdownFile(post: ExportedPost, formatOf: (image: Image) => string): string {
  const pathOf: PathOf = (image) => `../${picturePath(image.public_id, formatOf(image))}`;
  const front = stringify(frontMatterOf(post, pathOf), { lineWidth: 0 });
  return `---\n${front}---\n\n${bodyOf(post, pathOf)}`;
}

function frontMatterOf(
  { row, author, bylines, category, channel, tags, formerPaths }: ExportedPost,
  pathOf: PathOf,
): object {
  const { image, imageAltText, imageCaption, imageCredit } = row;
  const picture = image && {
    path: pathOf(image),
    ...(imageAltText === '' ? { decorative: true } : imageAltText && { alt: imageAltText }),
    ...(imageCaption && { caption: imageCaption }),
    ...(imageCredit && { credit: imageCredit }),
  };
  return present({
    ...{ title: row.title, subtitle: row.subtitle, summary: row.summary },
    ...{ author, slug: row.key },
    date: (row.publishedAt ?? row.createdAt).toISOString(),
    draft: row.status === 'published' ? null : true,
    ...{ lang: row.language, category, tags },
    aliases: formerPaths.filter((path) => path !== `/${row.key}`),
    image: picture,
    marquee: present({
      ...Object.fromEntries(ownFieldNames.map((name) => [name, row[name]])),
      ...(row.name === row.title && { name: null }),
      ...(!row.isListicle && { isListicle: null, listicleOrder: null }),
      channel,
      ...{ corrections: row.corrections, embargoUntil: row.embargoUntil?.toISOString() ?? null, bylines },
    }),
  });
}

/**
 * Writes texts as Markdown and all other modules as blocks. A text right after another text is also a block, so that the
 * import keeps them apart.
 */
function bodyOf({ row: { content, modules } }: ExportedPost, pathOf: PathOf): string {
  const texts = new TextMarkdown();
  const parts = content === '' ? [] : [texts.write(withFilePaths(content))];
  let isText = true;
  for (const stored of modules) {
    const block = stored.content ? { ...stored, content: withFilePaths(stored.content) } : stored;
    const isPlain: boolean = block.type === 'content' && !block.title && !block.isListicleItem && !isText;
    parts.push(isPlain ? texts.write(block.content ?? '') : blockHtml(block, pathOf));
    isText = isPlain;
  }
  return parts.map((part) => `${part}\n`).join('\n');
}

/** Returns the fields that have a value. */
function present(fields: Record<string, unknown>): object {
  const isThere = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isThere(value)));
}

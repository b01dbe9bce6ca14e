import { stripHtml } from '@marquee/shared';
import type { PostModule } from '@marquee/shared/domain';
import type { Reading, Section } from './ReadablePost.ts';
import { sectionIds } from './sectionIds.ts';

type AnchoredTexts = Pick<Reading, 'titleIds' | 'sections'> & {
  /** The texts with ids at their headings. */
  texts: string[];
};

/** The number of a footnote, which is not part of a title. */
const noteReference = /<sup><a [^>]*role="doc-noteref"[^>]*>\d+<\/a><\/sup>/g;

/**
 * Gives the headings of a post's texts and the titles of its modules ids. They are unique in the post and follow from
 * the headings' words.
 * @param texts HTML of the post's own content, then of each module; empty for a module without text
 */
export function anchorTexts(texts: readonly string[], modules: readonly PostModule[]): AnchoredTexts {
  const idOf = sectionIds();
  const sections: Section[] = [];
  const withIds = (html: string) =>
    html.replace(/<h([23])>([\s\S]*?)<\/h\1>/g, (whole, level: string, heading: string) => {
      const title = stripHtml(heading.replace(noteReference, '')).trim();
      if (!title) return whole;
      const id = idOf(title);
      if (level === '2') sections.push({ id, title });
      return `<h${level} id="${id}">${heading}</h${level}>`;
    });

  const [content = '', ...moduleTexts] = texts;
  const anchored = [withIds(content)];
  const titleIds = modules.map(({ type, title }, index) => {
    const id = title && type !== 'product' ? idOf(title) : null;
    if (id && title) sections.push({ id, title });
    anchored.push(withIds(moduleTexts[index] ?? ''));
    return id;
  });
  return { texts: anchored, titleIds, sections };
}

import type { Post, PostModule } from '@marquee/shared/domain';
import { languageOfPost } from '../languageOf.ts';
import { anchorTexts } from './anchorTexts.ts';
import { linkFootnotes } from './footnotes.ts';
import { hasDropCap } from './hasDropCap.ts';
import { placeFootnotes } from './placeFootnotes.ts';
import type { ReadablePost } from './ReadablePost.ts';
import { readableHtml } from './readableHtml.ts';
import { readingTime } from './readingTime.ts';

/**
 * Prepares a post's texts for the page. Loaders call this function, so that the browser does not need its code for a
 * post that the server has rendered.
 */
export function makeReadable(post: Post): ReadablePost {
  const { linked, modules } = withLinkedFootnotes(post);
  const { texts, titleIds, sections } = anchorTexts(linked, modules);
  const isRightToLeft = languageOfPost(post)?.dir === 'rtl';
  const [content = '', ...moduleTexts] = texts.map((html) => readableHtml(html, isRightToLeft));
  const [first] = post.modules;
  const opening = post.content.trim() ? post.content : first?.type === 'content' ? first.content : '';
  return {
    ...post,
    content,
    modules: modules.map((module, index) => {
      const html = moduleTexts[index];
      return html ? { ...module, content: html } : module;
    }),
    reading: { minutes: readingTime(post), hasDropCap: hasDropCap(opening), titleIds, sections },
  };
}

const notesModule: PostModule = { type: 'content', isListicleItem: false, content: '' };

/**
 * Links footnotes. If footnotes are written inside sentences, they become a list at the end of the post. The list is a
 * module of its own if the post ends with a picture or a product. In a post without such footnotes, symbols such as
 * `[1]` are linked.
 */
function withLinkedFootnotes({ content, modules }: Post): { linked: string[]; modules: readonly PostModule[] } {
  const { fragments, list } = placeFootnotes([content, ...modules.map((module) => module.content ?? '')]);
  if (!list) return { linked: linkFootnotes(fragments), modules };
  const isAfterText = (modules.at(-1)?.type ?? 'content') === 'content';
  const linked = isAfterText ? fragments : [...fragments, ''];
  return {
    linked: linked.map((html, index) => (index === linked.length - 1 ? html + list : html)),
    modules: isAfterText ? modules : [...modules, notesModule],
  };
}

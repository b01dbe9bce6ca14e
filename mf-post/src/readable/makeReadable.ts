import type { Post } from '@marquee/shared/domain';
import { anchorTexts } from './anchorTexts.ts';
import { linkFootnotes } from './footnotes.ts';
import { hasDropCap } from './hasDropCap.ts';
import type { ReadablePost } from './ReadablePost.ts';
import { readableHtml } from './readableHtml.ts';
import { readingTime } from './readingTime.ts';

/**
 * Prepares a post's texts for the page. Loaders call this function, so that the browser does not need its code for a
 * post that the server has rendered.
 */
export function makeReadable(post: Post): ReadablePost {
  const linked = linkFootnotes([post.content, ...post.modules.map((module) => module.content ?? '')]);
  const { texts, titleIds, sections } = anchorTexts(linked, post.modules);
  const [content = '', ...moduleTexts] = texts.map(readableHtml);
  const [first] = post.modules;
  const opening = post.content.trim() ? post.content : first?.type === 'content' ? first.content : '';
  return {
    ...post,
    content,
    modules: post.modules.map((module, index) => {
      const html = moduleTexts[index];
      return html ? { ...module, content: html } : module;
    }),
    reading: { minutes: readingTime(post), hasDropCap: hasDropCap(opening), titleIds, sections },
  };
}

import type { Post } from '@marquee/shared/domain';

/**
 * Notes open a paragraph with their sign, or stand in a list that superscripts mark: a post without either loads no
 * code for them.
 */
const mayHaveNotes = /<p>(?:<em>)?[[*†‡]|<sup>\d/;

/**
 * A post whose footnotes are linked both ways. Called where a post is loaded, so that the browser needs the code only
 * for a post that has footnotes, and never for the one that the server has rendered. Without the code the footnotes
 * stay as they are.
 */
export async function linkPostFootnotes(post: Post): Promise<Post> {
  const fragments = [post.content, ...post.modules.map((module) => module.content ?? '')];
  if (!fragments.some((html) => mayHaveNotes.test(html))) return post;
  try {
    const { linkFootnotes } = await import(/* webpackChunkName: "footnotes" */ './footnotes.ts');
    const [content = '', ...moduleTexts] = linkFootnotes(fragments);
    const modules = post.modules.map((module, index) => {
      const html = moduleTexts[index];
      return html ? { ...module, content: html } : module;
    });
    return { ...post, content, modules };
  } catch {
    // No connection: the text is worth more than its links.
    return post;
  }
}

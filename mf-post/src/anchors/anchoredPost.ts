import { stripHtml } from '@marquee/shared';
import type { Post, PostModule } from '@marquee/shared/domain';
import { sectionIds } from './sectionIds.ts';

/** A part of a post under a heading. */
export type Section = { id: string; title: string };

export type AnchoredPost = {
  /** HTML of the post's own content, with ids at its headings. */
  content: string;
  /** The modules, their HTML likewise. */
  modules: PostModule[];
  /** Ids of the modules' titles, by place; undefined for a module without one. */
  titleIds: (string | undefined)[];
  /** Its sections in order: headings of the second level, and titles of modules that sell nothing. */
  sections: Section[];
};

const known = new WeakMap<Post, AnchoredPost>();

/**
 * A post with ids at its headings. They are unique in the post and follow from the headings' words. Made once for a
 * post, on the server and in the browser alike.
 */
export function anchoredPost(post: Post): AnchoredPost {
  const made = known.get(post) ?? makeAnchors(post);
  known.set(post, made);
  return made;
}

function makeAnchors(post: Post): AnchoredPost {
  const idOf = sectionIds();
  const sections: Section[] = [];
  const withIds = (html: string) =>
    html.replace(/<h([23])>([\s\S]*?)<\/h\1>/g, (whole, level: string, heading: string) => {
      const title = stripHtml(heading).trim();
      if (!title) return whole;
      const id = idOf(title);
      if (level === '2') sections.push({ id, title });
      return `<h${level} id="${id}">${heading}</h${level}>`;
    });

  const content = withIds(post.content);
  const titleIds: (string | undefined)[] = [];
  const modules = post.modules.map((module) => {
    const sells = module.type === 'product';
    const id = module.title && !sells ? idOf(module.title) : undefined;
    if (id && module.title) sections.push({ id, title: module.title });
    titleIds.push(id);
    return module.content ? { ...module, content: withIds(module.content) } : module;
  });
  return { content, modules, titleIds, sections };
}

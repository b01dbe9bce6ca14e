import { ContentError } from './ContentError.ts';
import type { SiteFiles } from './siteFiles.ts';

/**
 * Checks that the authors, categories, channels and tags of every post exist on its site.
 * @throws ContentError naming the file and the field at fault.
 */
export function checkReferences({ site, posts }: SiteFiles): void {
  const known = {
    author: new Set(site.authors.map(({ key }) => key)),
    category: new Set(site.categories.map(({ key }) => key)),
    channel: new Set(site.channels.map(({ key }) => key)),
    tag: new Set(site.tags.map(({ key }) => key)),
  };
  for (const { file, front } of posts) {
    const check = (kind: keyof typeof known, field: string, key: string) => {
      if (!known[kind].has(key)) throw new ContentError(file, field, `the site has no ${kind} "${key}".`);
    };
    check('author', 'author', front.author);
    check('category', 'category', front.category);
    if (front.channel) check('channel', 'channel', front.channel);
    for (const [index, tag] of front.tags.entries()) check('tag', `tags.${index}`, tag);
  }
}

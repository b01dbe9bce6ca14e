import type { Person } from './Person.ts';

export type PublishedPost = { id: string; path: string; title: string; site: string };

/** The address of a post with a title that has Latin letters only. */
const pathOf = (title: string) => `/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;

/** Takes a post from its writer over a moderator to readers. */
export async function publish(writer: Person, moderator: Person, site: string, title: string): Promise<PublishedPost> {
  const id = await writer.write(site, title);
  await writer.submit(id, site);
  await moderator.decide(id, 'publish');
  return { id, title, site, path: pathOf(title) };
}

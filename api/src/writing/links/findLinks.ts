import type { LinkMatch, SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../kernel/db/connect.ts';
import type { ReadSummaries } from '../../reading/lists/summaries.ts';
import { findSuggestions, type Suggestions, suggestedTerm } from '../../reading/search/findSuggestions.ts';

/** Maximum number of pages of sites other than the writer's. Writers read a short list faster than a long one. */
const maxElsewhere = 6;

/**
 * Finds the public pages of the network with the words of a text in their names. The pages of the first site come first.
 * An author is listed once, because every site has the same profile.
 */
export async function findLinks(
  db: Database,
  readSummaries: ReadSummaries,
  [first, ...others]: readonly SiteKey[],
  text: string,
): Promise<LinkMatch[]> {
  const term = suggestedTerm(text);
  const linksOf = async (site: SiteKey) => toLinks(site, await findSuggestions(db, readSummaries, site, term));
  const here = first ? await linksOf(first) : [];
  const elsewhere: LinkMatch[] = [];
  const isListed = ({ kind, urlPath }: LinkMatch) =>
    kind === 'author' && [...here, ...elsewhere].some((known) => known.kind === kind && known.urlPath === urlPath);
  for (const site of others) {
    if (elsewhere.length >= maxElsewhere) break;
    for (const link of await linksOf(site)) if (!isListed(link)) elsewhere.push(link);
  }
  return [...here, ...elsewhere.slice(0, maxElsewhere)];
}

function toLinks(site: SiteKey, { posts, sections }: Suggestions): LinkMatch[] {
  return [
    ...posts.map(({ name, urlPath, author }) => ({
      ...{ kind: 'post' as const, name, site, urlPath },
      author: author?.fullname ?? null,
    })),
    ...sections.map(({ kind, name, urlPath }) => ({ kind, name, author: null, site, urlPath })),
  ];
}

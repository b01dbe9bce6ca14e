import type { PostSummary, SearchSection, SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../kernel/db/connect.ts';
import type { ReadSummaries } from '../lists/summaries.ts';
import { findByName } from './matches/findMatches.ts';
import { findSections } from './matches/findSections.ts';
import { cleanTerm, parseTerm } from './terms/parseTerm.ts';
import { resolveTerm } from './terms/resolveTerm.ts';

/** Minimum length of a text, because shorter texts match too much. */
const minLength = 2;
const maxPosts = 5;
const maxSections = 4;

/** Public pages of a site with the words of a text in their names. */
export type Suggestions = { posts: readonly PostSummary[]; sections: readonly SearchSection[] };

/** Returns a text in the form in which it is searched. Equal forms have equal suggestions. */
export function suggestedTerm(text: string): string {
  return cleanTerm(text).toLowerCase();
}

/**
 * Finds published posts with the words of a text in their name, and sections, authors and tags of that name.
 * @param term from `suggestedTerm`
 * @returns at most 5 posts and 4 sections
 */
export async function findSuggestions(
  db: Database,
  readSummaries: ReadSummaries,
  site: SiteKey,
  term: string,
): Promise<Suggestions> {
  if (term.length < minLength) return { posts: [], sections: [] };
  const resolved = await resolveTerm(db, { site }, term);
  const ids = resolved ? (await findByName(db, { site }, resolved)).ids.slice(0, maxPosts) : [];
  const { every } = await findSections(db, site, parseTerm(term));
  return { posts: await readSummaries(ids), sections: every.slice(0, maxSections) };
}

import { sql } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';

/**
 * True for a post into which its writer has put something. The name, the site and the category come from the story. An
 * empty document of the editor has paragraphs without content. A long document is never empty, so lists look at no more
 * than its beginning.
 */
export const draftHasText = sql<boolean>`(
  ${posts.modules} <> '[]'::jsonb or ${posts.image} is not null or ${posts.videoLink} is not null
  or ${posts.title} <> '' or ${posts.subtitle} <> '' or ${posts.summary} <> ''
  or length(${posts.content}) > 10000
  or regexp_replace(${posts.content}, '</?p[^>]*>|<br[^>]*>|&nbsp;|\\s', '', 'g') <> ''
)`.as('has_text');

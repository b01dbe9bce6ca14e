import { Fragment } from 'react';
import type { AuthorLink, PostSummary } from '../domain/index.ts';
import { Link } from '../navigation/Link.tsx';

/** Returns the authors of a post: the author, and the people who wrote it too. */
export function authorsOf({ author, bylines = [] }: Pick<PostSummary, 'author' | 'bylines'>): AuthorLink[] {
  const others = bylines.filter(({ role }) => role === 'words').map((byline) => byline.author);
  return author ? [author, ...others] : others;
}

/** Names of people as links to their pages, joined as in a sentence. */
export function AuthorLinks({ authors, rel }: { authors: readonly AuthorLink[]; rel?: string }) {
  return authors.map(({ key, urlPath, fullname }, index) => (
    <Fragment key={key}>
      {index === 0 ? null : index === authors.length - 1 ? ' and ' : ', '}
      <Link to={urlPath} rel={rel}>
        {fullname}
      </Link>
    </Fragment>
  ));
}

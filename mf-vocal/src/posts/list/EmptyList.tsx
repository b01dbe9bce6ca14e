import { ButtonLink, EmptyState, usePageConfig } from '@marquee/shared';
import type { ReactNode } from 'react';
import { type PostsAddress, postsPath } from '../address/postsAddress.ts';
import { postsTexts } from '../postsTexts.ts';

type EmptyListProps = {
  address: PostsAddress;
  /** Pages of the list; some if the address names one beyond the last. */
  totalPages: number;
  /** The writer has no post at all, not even in the trash. */
  isNewWriter: boolean;
  /** The button for a new post. */
  newPost: ReactNode;
};

/** Shown instead of an empty list. Says why the list is empty and links to the next step. */
export function EmptyList({ address, totalPages, isNewWriter, newPost }: EmptyListProps) {
  const { sites } = usePageConfig();
  const { status, site, q, page } = address;
  if (isNewWriter)
    return (
      <EmptyState message={postsTexts.nothingYet}>
        <p>{postsTexts.nothingYetLead}</p>
        {newPost}
      </EmptyState>
    );
  if (page > 1 && totalPages > 0)
    return (
      <EmptyState message={postsTexts.beyond}>
        <ButtonLink $quiet to={postsPath({ ...address, page: 1 })}>
          {postsTexts.toFirstPage}
        </ButtonLink>
      </EmptyState>
    );
  if (q)
    return (
      <EmptyState message={postsTexts.noneFound(q)}>
        <p>{postsTexts.noneFoundLead}</p>
        <ButtonLink $quiet to={postsPath({ status, page: 1 })}>
          {postsTexts.endSearch}
        </ButtonLink>
      </EmptyState>
    );
  if (site)
    return (
      <EmptyState message={postsTexts.noneOfSite(sites.find(({ key }) => key === site)?.label ?? site)}>
        <ButtonLink $quiet to={postsPath({ status, page: 1 })}>
          {postsTexts.everySite}
        </ButtonLink>
      </EmptyState>
    );
  if (status)
    return (
      <EmptyState message={postsTexts.empty[status]}>
        {status === 'trash' ? <p>{postsTexts.trashLead}</p> : null}
        {status === 'draft' ? newPost : null}
      </EmptyState>
    );
  return <EmptyState message={postsTexts.onlyTrash}>{newPost}</EmptyState>;
}

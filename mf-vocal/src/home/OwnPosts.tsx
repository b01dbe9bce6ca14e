import { Button, headline, PublishedDate, Spinner, token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import { useOwnPosts } from './useOwnPosts.ts';

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space5')};
`;

const Note = styled.p`
  max-inline-size: 38rem;
  color: ${token('inkMuted')};
  font-size: ${token('textLg')};
  line-height: 1.45;
`;

const List = styled.ol`
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${token('space1')};
    padding-block: ${token('space4')};
  }

  li + li {
    border-block-start: 1px solid ${token('line')};
  }

  li:first-child {
    padding-block-start: 0;
  }

  a {
    ${headline('textXl')}
    color: ${token('ink')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${token('link')};
  }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space3')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

/** The published posts of the signed-in writer, on all magazines. */
export function OwnPosts({ isModerator }: { isModerator: boolean }) {
  const { sites } = usePageConfig();
  const { posts, count, hasMore, isLoading, hasFailed, loadMore } = useOwnPosts();
  return (
    <Stack>
      {count === 0 ? <Note>{isModerator ? texts.noModeratorPosts : texts.noPosts}</Note> : null}
      {count ? <Note>{texts.publishedCount(count)}</Note> : null}
      {posts.length > 0 ? (
        <List>
          {posts.map(({ id, site, name, publishedAt, urlPath }) => {
            const magazine = sites.find(({ key }) => key === site);
            return (
              <li key={id}>
                <a href={`${magazine?.url ?? ''}${urlPath}`}>{name}</a>
                <Place>
                  <span>{texts.inMagazine(magazine?.label ?? site)}</span>
                  <PublishedDate date={publishedAt} />
                </Place>
              </li>
            );
          })}
        </List>
      ) : null}
      {isLoading ? <Spinner label={texts.loadingPosts} /> : null}
      {hasFailed ? <Note role="alert">{texts.postsFailed}</Note> : null}
      {!isLoading && (hasMore || hasFailed) ? (
        <Button $quiet onClick={loadMore}>
          {hasFailed ? texts.tryAgain : texts.olderPosts}
        </Button>
      ) : null}
    </Stack>
  );
}

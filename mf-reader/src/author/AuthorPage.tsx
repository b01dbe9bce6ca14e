import { CloudImage, type RootState, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import { useSelector } from '@marquee/shared/redux';
import { useLocation, useParams } from '@marquee/shared/router';
import { knownAuthor } from '@marquee/shared/state/author';
import { styled } from '@marquee/shared/styled';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { BlankPage } from '../list/BlankPage.tsx';
import { FeedLink } from '../list/FeedLink.tsx';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { useLatestPosts } from '../list/useLatestPosts.ts';

const Avatar = styled(CloudImage)`
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};
  object-fit: cover;
`;

/** Contains HTML that the api has sanitized. */
const Bio = styled.div`
  & > p + p {
    margin-block-start: ${token('space3')};
  }
`;

/** Shows an author's picture, name, bio and latest posts. Shows the blank page for an unknown author. */
export function AuthorPage() {
  const params = useParams();
  const { postType, page } = listParameters(params, useLocation().search);
  const key = params.authorKey;
  const author = useSelector((state: RootState) => knownAuthor(state.author, key));
  const list = useLatestPosts({ kind: 'author', key, postType, page });
  if (!author) return <BlankPage />;
  if (!list) return <ListPlaceholder isLoading message="" />;
  const { fullname, bio, image, urlPath } = author;
  const { latestPosts, currentPage, totalPages } = list;
  return (
    <PageBody>
      <PageHeader
        title={fullname}
        picture={image ? <Avatar image={image} alt="" transform={imageSizes.authorHeader} /> : null}
        subtitle={bio ? <Bio dangerouslySetInnerHTML={{ __html: bio }} /> : null}
      >
        <PostTypeTabs path={urlPath} current={postType} totals={list.typeTotals} />
        <FeedLink path={urlPath} />
      </PageHeader>
      <PagedPosts
        posts={latestPosts}
        currentPage={currentPage}
        totalPages={totalPages}
        hrefOf={(target) => listAddress(urlPath, postType, target)}
      />
    </PageBody>
  );
}

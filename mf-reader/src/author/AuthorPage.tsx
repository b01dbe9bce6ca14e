import { CloudImage, type RootState, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/design/measures';
import { useSelector } from '@marquee/shared/redux';
import { useParams } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { BlankPage } from '../list/BlankPage.tsx';
import { listAddress } from '../list/listAddress.ts';
import { listParameters } from '../list/listParameters.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';

const Avatar = styled(CloudImage)`
  border-radius: ${token('radiusPill')};
  background: ${token('sunken')};
  object-fit: cover;
`;

/** Sanitized by the api. */
const Bio = styled.div`
  & > p + p {
    margin-block-start: ${token('space3')};
  }
`;

/** An author: picture, name and bio, and their latest posts. Blank when there is no such author. */
export function AuthorPage() {
  const { postType } = listParameters(useParams());
  const author = useSelector((state: RootState) => state.author?.author);
  const posts = useSelector((state: RootState) => state.posts);
  if (!author) return <BlankPage />;
  const { fullname, bio, image, urlPath } = author;
  const { latestPosts = [], currentPage = 1, totalPages = 0 } = posts ?? {};
  return (
    <PageBody>
      <PageHeader
        title={fullname}
        picture={image ? <Avatar image={image} alt="" transform={imageSizes.authorHeader} /> : null}
        subtitle={bio ? <Bio dangerouslySetInnerHTML={{ __html: bio }} /> : null}
      >
        <PostTypeTabs path={urlPath} current={postType} />
      </PageHeader>
      <PagedPosts
        posts={latestPosts}
        currentPage={currentPage}
        totalPages={totalPages}
        hrefOf={(page) => listAddress(urlPath, postType, page)}
      />
    </PageBody>
  );
}

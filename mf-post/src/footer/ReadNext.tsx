import { CloudImage, headline, Kicker, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/design/measures';
import type { PostSummary } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const Teaser = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${token('space5')};
  align-items: center;
  color: ${token('ink')};
  text-decoration: none;

  &:not(:has(> img)) {
    grid-template-columns: minmax(0, 1fr);
  }

  & > img {
    width: 100%;
    border-radius: ${token('imageRadius')};
    filter: ${token('mediaFilter')};
  }

  &:hover strong {
    text-decoration: underline;
    text-decoration-color: ${token('accentText')};
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.14em;
  }
`;

const Words = styled.span`
  display: grid;
  gap: ${token('space2')};
`;

const Name = styled.strong`
  ${headline('text2xl')}
`;

/** Leads on to the post published just before this one. */
export function ReadNext({ post }: { post: PostSummary }) {
  return (
    <Teaser to={post.urlPath}>
      {post.image && (
        <CloudImage
          image={post.image}
          alt=""
          transform={{ ...imageSizes.postThumbnail, crop: 'fill' }}
          widths={[imageSizes.postThumbnail.width]}
          sizes="(min-width: 720px) 220px, 30vw"
        />
      )}
      <Words>
        <Kicker>{texts.readNext}</Kicker> <Name>{post.name}</Name>
      </Words>
    </Teaser>
  );
}

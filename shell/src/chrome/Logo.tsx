import { CloudImage, type RootState, token, usePageConfig } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';

const Anchor = styled(Link)`
  display: grid;
  place-items: center;
  padding: ${token('space2')};

  img {
    block-size: 2.75rem;
    inline-size: auto;
    object-fit: contain;
  }
`;

// The theme carries the drawing for light and for dark: an image element could hold only one of them.
const Drawing = styled.span`
  display: block;
  inline-size: min(15rem, 100%);
  block-size: 2.25rem;
  background: var(--logo) center / contain no-repeat;

  @media print {
    filter: brightness(0);
    print-color-adjust: exact;
  }
`;

const mastheadLogoWidth = 192;

/** The site's logo, which leads to its front page; on a post of a channel that channel's masthead logo, which leads there. */
export function Logo() {
  const { site } = usePageConfig();
  const channel = useSelector(({ posts }: Partial<RootState>) => posts?.post?.channel);
  const logo = channel?.mastheadLogo;
  if (!channel || !logo) {
    return (
      <Anchor to="/" aria-label={site.name}>
        <Drawing />
      </Anchor>
    );
  }
  const height = Math.round((mastheadLogoWidth * logo.height) / logo.width);
  return (
    <Anchor to={channel.urlPath}>
      <CloudImage image={logo} alt={channel.name} transform={{ width: mastheadLogoWidth, height, crop: 'fit' }} />
    </Anchor>
  );
}

import { CloudImage, type RootState, token, usePageConfig } from '@marquee/shared';
import { fewLetters } from '@marquee/shared/design/fewLetters';
import { useSelector } from '@marquee/shared/redux';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';

const Logos = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;

  /* Separator between the site and its channel. */
  a:first-child {
    flex: none;
  }

  a:first-child::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    block-size: 28px;
    border-inline-end: 1px solid;
    opacity: 0.5;
  }

  /* There is room for one of the two logos, so the channel takes precedence. */
  ${fewLetters} {
    a:first-child {
      display: none;
    }
  }
`;

const Anchor = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, auto);
  align-items: center;
  min-width: 0;
  min-block-size: 44px;
  padding-inline: ${token('space2')};
  color: inherit;

  ${fewLetters} {
    padding-inline: 4px;
  }

  img {
    block-size: 44px;
    inline-size: auto;
    object-fit: contain;
  }
`;

// The drawing is in the theme, which has a light and a dark version. An image element could only show one of them.
const Drawing = styled.span`
  display: block;
  inline-size: clamp(96px, 38vw, 240px);
  max-inline-size: 100%;
  block-size: 36px;
  background: var(--logo) center / contain no-repeat;

  /* Small version before the logo of a channel. */
  &[data-small] {
    inline-size: clamp(52px, 14vw, 96px);
    block-size: 24px;
  }

  @media print {
    filter: brightness(0);
    print-color-adjust: exact;
  }
`;

const mastheadLogoWidth = 192;

/**
 * The logo of the site, which links to the home page. On a post of a channel, the channel's logo replaces it and links
 * to the channel. A small site logo then precedes the channel's logo.
 */
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
    <Logos>
      <Anchor to="/" aria-label={site.name}>
        <Drawing data-small />
      </Anchor>
      <Anchor to={channel.urlPath}>
        <CloudImage image={logo} alt={channel.name} transform={{ width: mastheadLogoWidth, height, crop: 'fit' }} />
      </Anchor>
    </Logos>
  );
}

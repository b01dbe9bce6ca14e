import { token, usePageConfig } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';

const Anchor = styled(Link)`
  display: grid;
  place-items: center;
  padding: ${token('space2')};
`;

// The theme carries the drawing for light and for dark: an image element could hold only one of them.
const Drawing = styled.span`
  display: block;
  inline-size: min(46vw, 15rem);
  block-size: 2.25rem;
  background: var(--logo) center / contain no-repeat;

  @media print {
    print-color-adjust: exact;
  }
`;

/** The site's logo, which leads to its front page. */
export function Logo() {
  const { site } = usePageConfig();
  return (
    <Anchor to="/" aria-label={site.name}>
      <Drawing />
    </Anchor>
  );
}

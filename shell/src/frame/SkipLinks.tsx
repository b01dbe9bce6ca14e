import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { siteNavigationId } from '../chrome/elementIds.ts';
import { texts } from '../chrome/texts.ts';

const Links = styled.nav`
  /* Positioned in the window, because a notice may be above the page. */
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 40;

  a {
    position: absolute;
    inset-block-start: ${token('space2')};
    inset-inline-start: ${token('space2')};
    padding: ${token('space3')} ${token('space4')};
    border-radius: ${token('radius')};
    background: ${token('accent')};
    color: ${token('accentInk')};
    font-weight: ${token('boldWeight')};
    text-decoration: none;
    inline-size: max-content;
    max-inline-size: calc(100vw - 2 * ${token('space2')});
  }

  a:not(:focus) {
    transform: translateY(-200%);
  }
`;

/**
 * Links that come first in the focus order. They lead past the header to the content of the page, or to the links to
 * other pages.
 */
export function SkipLinks({ hasSearch }: { hasSearch: boolean }) {
  return (
    <Links aria-label={texts.skipLinks}>
      <a href="#main">{texts.skipToContent}</a>
      <a href={`#${siteNavigationId}`}>{texts.skipToNavigation}</a>
      {hasSearch ? <a href="/search">{texts.search}</a> : null}
    </Links>
  );
}

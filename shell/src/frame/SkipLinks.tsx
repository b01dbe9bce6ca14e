import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { siteNavigationId } from '../chrome/elementIds.ts';
import { texts } from '../chrome/texts.ts';

const Links = styled.nav`
  position: absolute;
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

/** First in the order of focus: past the header to the page's content, or to the links to other pages. */
export function SkipLinks({ hasSearch }: { hasSearch: boolean }) {
  return (
    <Links aria-label={texts.skipLinks}>
      <a href="#main">{texts.skipToContent}</a>
      <a href={`#${siteNavigationId}`}>{texts.skipToNavigation}</a>
      {hasSearch ? <a href="/search">{texts.search}</a> : null}
    </Links>
  );
}

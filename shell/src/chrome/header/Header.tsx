import { token, upTo, usePageConfig } from '@marquee/shared';
import { containerWidths, spacingUnit } from '@marquee/shared/constants';
import { fewLetters } from '@marquee/shared/design/fewLetters';
import { SearchIcon } from '@marquee/shared/search/SearchIcon';
import { styled } from '@marquee/shared/styled';
import type { MenuActions } from '../menu/useMenu.ts';
import { texts } from '../texts.ts';
import { HeaderAction } from './HeaderAction.tsx';
import { Logo } from './Logo.tsx';
import { MenuToggle } from './MenuToggle.tsx';

// The actions at the sides keep their width, so a long logo shrinks. The bar is sticky. Without the negative scroll
// margin, browsers would scroll the page up whenever a link in the bar gets the focus.
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  block-size: ${token('headerHeight')};
  padding-inline: max(${token('space4')}, (100% - ${containerWidths.xlarge}px) / 2 + ${spacingUnit}px);
  border-block-end: ${token('headerRule')};
  box-sizing: content-box;
  background: ${token('header')};
  color: ${token('headerInk')};

  & > div {
    display: flex;
  }

  a {
    scroll-margin-block: -12rem;
  }

  ${upTo('mobile')} {
    padding-inline: ${token('space1')};
  }

  /* The menu has the search, so the remaining width is for the logo. */
  ${fewLetters} {
    padding-inline: 4px;

    & > div:first-child > a + a {
      display: none;
    }
  }

  @media print {
    position: static;
  }
`;

const Join = styled.a`
  justify-self: end;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${token('space2')};
  color: inherit;
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
  text-decoration: none;
  white-space: nowrap;

  ${fewLetters} {
    min-block-size: 0;
    padding-inline: 4px;
    line-height: 1;
    text-align: end;
    white-space: normal;
    inline-size: min-content;
  }

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${token('accent')};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }

  @media print {
    display: none;
  }
`;

type HeaderProps = {
  isMenuOpen: boolean;
  /** True if the menu is rendered. */
  hasMenu: boolean;
  onOpen: MenuActions['open'];
  onClose: MenuActions['close'];
};

/** The top bar: menu toggle, search action, logo, and the link to the creator platform. */
export function Header({ isMenuOpen, hasMenu, onOpen, onClose }: HeaderProps) {
  const { vocalUrl, site } = usePageConfig();
  return (
    <Bar>
      <div>
        <MenuToggle isOpen={isMenuOpen} hasMenu={hasMenu} onToggle={() => (isMenuOpen ? onClose() : onOpen('open'))} />
        <HeaderAction href="/search" label={texts.search} hasMenu={hasMenu} onAct={() => onOpen('openedFromSearch')}>
          <SearchIcon />
        </HeaderAction>
      </div>
      <Logo />
      <Join href={`${vocalUrl}/auth?from=${site.key}`}>{texts.join}</Join>
    </Bar>
  );
}

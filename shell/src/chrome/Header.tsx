import { token, upTo, usePageConfig } from '@marquee/shared';
import { SearchIcon } from '@marquee/shared/search/SearchIcon';
import { styled } from '@marquee/shared/styled';
import { HeaderAction } from './HeaderAction.tsx';
import { Logo } from './Logo.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import type { MenuState } from './menuState.ts';
import { texts } from './texts.ts';

// The actions at the sides keep their width; a long logo shrinks between them. The bar is always on the screen: without the
// margin browsers would scroll the page up whenever something in it takes the focus.
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: grid;
  grid-template-columns: minmax(max-content, 1fr) minmax(0, 16rem) minmax(max-content, 1fr);
  align-items: center;
  block-size: ${token('headerHeight')};
  padding-inline: ${token('space4')};
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

/** The top bar: menu toggle and search action, logo, the way to the creator platform. */
export function Header({ menu, onMenu }: { menu: MenuState; onMenu: (menu: MenuState) => void }) {
  const { vocalUrl, site } = usePageConfig();
  return (
    <Bar>
      <div>
        <MenuToggle isOpen={menu !== 'closed'} onToggle={() => onMenu(menu === 'closed' ? 'open' : 'closed')} />
        <HeaderAction href="/search" label={texts.search} onAct={() => onMenu('openedFromSearch')}>
          <SearchIcon />
        </HeaderAction>
      </div>
      <Logo />
      <Join href={`${vocalUrl}/auth?from=${site.key}`}>{texts.join}</Join>
    </Bar>
  );
}

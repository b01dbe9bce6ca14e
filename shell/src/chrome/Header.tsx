import { token, upTo, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { Logo } from './Logo.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { texts } from './texts.ts';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  block-size: ${token('headerHeight')};
  padding-inline: ${token('space4')};
  border-block-end: ${token('headerRule')};
  box-sizing: content-box;
  background: ${token('header')};
  color: ${token('headerInk')};

  ${upTo('mobile')} {
    padding-inline: ${token('space2')};
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
  padding-inline: ${token('space3')};
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

/** The top bar: menu toggle, logo, the way to the creator platform. */
export function Header({ isMenuOpen, onToggleMenu }: { isMenuOpen: boolean; onToggleMenu: () => void }) {
  const { vocalUrl } = usePageConfig();
  return (
    <Bar>
      <MenuToggle isOpen={isMenuOpen} onToggle={onToggleMenu} />
      <Logo />
      <Join href={`${vocalUrl}/auth`}>{texts.join}</Join>
    </Bar>
  );
}

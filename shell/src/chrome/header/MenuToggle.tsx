import { upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { siteNavigationId } from '../elementIds.ts';
import { texts } from '../texts.ts';
import { HeaderAction } from './HeaderAction.tsx';

const Lines = styled.span`
  display: block;
  inline-size: 1.375rem;
  block-size: 0.875rem;
  border-block: 2px solid currentColor;
  background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat;
`;

const Label = styled.span`
  ${upTo('tabletPortrait')} {
    display: none;
  }
`;

type MenuToggleProps = { isOpen: boolean; hasMenu: boolean; onToggle: () => void };

/** Opens and closes the side menu. */
export function MenuToggle({ isOpen, hasMenu, onToggle }: MenuToggleProps) {
  return (
    <HeaderAction
      href={`#${siteNavigationId}`}
      label={isOpen ? texts.closeMenu : texts.openMenu}
      isExpanded={isOpen}
      hasMenu={hasMenu}
      onAct={onToggle}
    >
      <Lines />
      <Label>{texts.menu}</Label>
    </HeaderAction>
  );
}

import { upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { HeaderAction } from './HeaderAction.tsx';
import { texts } from './texts.ts';

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

/** Opens and closes the side menu. */
export function MenuToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <HeaderAction
      href="#site-navigation"
      label={isOpen ? texts.closeMenu : texts.openMenu}
      isExpanded={isOpen}
      onAct={onToggle}
    >
      <Lines />
      <Label>{texts.menu}</Label>
    </HeaderAction>
  );
}

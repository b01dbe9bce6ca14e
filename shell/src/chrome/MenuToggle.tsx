import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { menuId } from './menuId.ts';
import { texts } from './texts.ts';

// A link to the footer's navigation before JavaScript, a button once it is there.
const Toggle = styled.a`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: ${token('space3')};
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  padding-inline: ${token('space2')};
  color: inherit;
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
  text-decoration: none;

  @media print {
    display: none;
  }
`;

const Lines = styled.span`
  display: block;
  inline-size: 1.375rem;
  block-size: 0.875rem;
  border-block: 2px solid currentColor;
  background: linear-gradient(currentColor, currentColor) center / 100% 2px no-repeat;
`;

const Label = styled.span`
  @media (max-width: 480px) {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    white-space: nowrap;
  }
`;

/** Opens and closes the side menu. */
export function MenuToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Toggle
      href="#site-navigation"
      role="button"
      aria-expanded={isOpen}
      aria-controls={menuId}
      aria-label={isOpen ? texts.closeMenu : texts.openMenu}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onToggle();
      }}
    >
      <Lines />
      <Label>{texts.menu}</Label>
    </Toggle>
  );
}

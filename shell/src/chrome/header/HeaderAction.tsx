import { token } from '@marquee/shared';
import { enhancedLink } from '@marquee/shared/page/enhancedLink';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { menuId } from '../elementIds.ts';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space3')};
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: 8px;
  border-radius: ${token('radius')};
  color: inherit;
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
  text-decoration: none;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }

  @media print {
    display: none;
  }
`;

type HeaderActionProps = {
  /** Target of the link before hydration. */
  href: string;
  label: string;
  isExpanded?: boolean;
  /** True if the menu is rendered, so that `aria-controls` can name it. */
  hasMenu: boolean;
  onAct: () => void;
  children: ReactNode;
};

/** Action of the header that opens the menu. It works as a link before hydration, and as a button after it. */
export function HeaderAction({ href, label, isExpanded, hasMenu, onAct, children }: HeaderActionProps) {
  return (
    <Anchor
      {...enhancedLink}
      href={href}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isExpanded}
      aria-controls={hasMenu ? menuId : undefined}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        onAct();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onAct();
      }}
    >
      {children}
    </Anchor>
  );
}

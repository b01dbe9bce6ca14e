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
  /** Where the link leads before JavaScript. */
  href: string;
  label: string;
  isExpanded?: boolean;
  /** The menu is in the page to be controlled. */
  hasMenu: boolean;
  onAct: () => void;
  children: ReactNode;
};

/** An action of the header that opens the menu: a link before JavaScript, a button once it is there. */
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

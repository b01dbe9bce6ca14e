import { token } from '@marquee/shared';
import { enhancedLink } from '@marquee/shared/page/enhancedLink';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { useOverlayControl } from '../../overlay/OverlayContext.tsx';
import { type Overlay, overlayMark } from '../../overlay/overlayAddress.ts';

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  min-block-size: 44px;
  color: inherit;
  font-weight: ${token('boldWeight')};
  line-height: 1.15;
  text-decoration: none;

  & > svg {
    flex: none;
    color: ${token('accentText')};
  }

  &:hover {
    color: ${token('accentText')};
  }
`;

/** A link to an overlay of the page, which opens it without leaving the place where the reader is. */
export function LaunchLink({ overlay, children }: { overlay: Overlay; children: ReactNode }) {
  const { open } = useOverlayControl();
  return (
    <Anchor
      {...enhancedLink}
      href={`#${overlayMark(overlay)}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        // The browser handles a click for a tab or a window.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(overlay);
      }}
    >
      {children}
    </Anchor>
  );
}

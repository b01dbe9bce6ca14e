import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { type Overlay, overlayMark } from '../../overlay/overlayAddress.ts';
import { useOverlayLink } from '../../overlay/useOverlayLink.ts';

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

/** A link that opens an overlay of the page without changing the scroll position. */
export function LaunchLink({ overlay, children }: { overlay: Overlay; children: ReactNode }) {
  return (
    <Anchor {...useOverlayLink(overlay)} href={`#${overlayMark(overlay)}`} aria-haspopup="dialog">
      {children}
    </Anchor>
  );
}

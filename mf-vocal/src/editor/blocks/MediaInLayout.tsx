import { above, token } from '@marquee/shared';
import type { MediaLayout } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { LayoutTooltip } from '../media/LayoutTooltip.tsx';

/* The figure has the edges of the wider layouts on the page, as far as the column has room. */
const Figure = styled.div`
  position: relative;

  & > :is(img, div:last-child),
  & > picture > img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('imageRadius')};
  }

  &[data-layout='insetCenter'] {
    ${above('mobile')} {
      inline-size: 84%;
      margin-inline: auto;
    }
  }

  &[data-layout='fullWidth'] {
    margin-inline: calc(-1 * ${token('space4')});
  }

  &:is([data-layout='outsetLeft'], [data-layout='outsetRight']) {
    ${above('mobile')} {
      inline-size: 55%;
    }
  }

  &[data-layout='outsetRight'] {
    margin-inline-start: auto;
  }
`;

const Tooltip = styled(LayoutTooltip)`
  position: absolute;
  z-index: 2;
  inset-block-start: ${token('space2')};
  inset-inline-start: ${token('space2')};
  max-inline-size: max(100% - 2 * ${token('space2')}, 16.5rem);

  [data-layout='outsetRight'] > & {
    inset-inline: auto ${token('space2')};
    inline-size: max-content;
  }
`;

type MediaInLayoutProps = {
  layout: MediaLayout;
  /** Called when the writer chooses a layout. Without it, the tooltip of layouts is not shown. */
  onLayoutSelect: ((layout: MediaLayout) => void) | undefined;
  children: ReactNode;
};

/** Shows a picture or video in its layout. While it is selected, also shows the tooltip of layouts. */
export function MediaInLayout({ layout, onLayoutSelect, children }: MediaInLayoutProps) {
  return (
    <Figure data-layout={layout}>
      {onLayoutSelect ? <Tooltip layout={layout} onLayoutSelect={onLayoutSelect} /> : null}
      {children}
    </Figure>
  );
}

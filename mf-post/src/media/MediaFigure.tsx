import { above, token } from '@marquee/shared';
import type { MediaLayout } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { Caption } from './Caption.tsx';

/**
 * The five layouts, inside `PostFlow`. Widths are in `cqi` of the page, because `vw` includes the scroll bar. A full
 * width picture therefore meets both edges and never makes the page scroll sideways.
 */
const Figure = styled.figure`
  clear: both;
  margin-block: ${token('space7')};
  margin-inline: 0;

  h2 + & {
    margin-block-start: 0;
  }

  &[data-layout='fullWidth'] {
    margin-inline: calc(50% - min(50cqi, 780px));

    & > figcaption {
      max-width: 44rem;
      margin-inline: auto;
      padding-inline: ${token('space4')};
      text-align: center;
    }
  }

  &[data-layout='outsetCenter'] {
    margin-inline: calc(50% - min(50cqi - ${token('space4')}, 554px));
  }

  ${above('tabletPortrait')} {
    &[data-layout='outsetLeft'],
    &[data-layout='outsetRight'] {
      /* The outer edge lines up with the edge of an outsetCenter picture. */
      --out: max(0px, min(554px, 50cqi - ${token('space5')}) - 50%);

      width: calc(36% + var(--out));
      margin-block: 0.4em ${token('space5')};

      &:has(> [data-upright]) {
        width: calc(28% + var(--out));
      }
    }

    &[data-layout='outsetLeft'] {
      float: left;
      clear: left;
      margin-inline: calc(-1 * var(--out)) ${token('space6')};
    }

    &[data-layout='outsetRight'] {
      float: right;
      clear: right;
      margin-inline: ${token('space6')} calc(-1 * var(--out));
    }
  }

  @media print {
    break-inside: avoid;

    &[data-layout='fullWidth'],
    &[data-layout='outsetCenter'] {
      margin-inline: 0;
    }
  }
`;

type MediaFigureProps = {
  layout: MediaLayout;
  /** Sanitized HTML. */
  caption?: string | null;
  credit?: string | undefined;
  children: ReactNode;
};

/** A picture or video in its layout, with its caption and credit. */
export function MediaFigure({ layout, caption, credit, children }: MediaFigureProps) {
  return (
    <Figure data-layout={layout}>
      {children}
      <Caption html={caption ?? undefined} credit={credit} />
    </Figure>
  );
}

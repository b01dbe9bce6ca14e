import { above, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

/**
 * Spread as wide as an `outsetCenter` picture: the picture on one side, a short text on the other. The text is larger
 * than running text.
 */
const Spread = styled.div`
  clear: both;
  margin-block: ${token('space7')};

  h2 + & {
    margin-block-start: 0;
  }

  && > figure[data-layout] {
    margin-block-start: 0;
  }

  & > :last-child > :last-child {
    margin-block-end: 0;
  }

  ${above('tabletPortrait')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('space7')};
    align-items: center;
    margin-inline: calc(50% - min(50cqi - ${token('space4')}, 554px));
    font-size: calc(${token('textXl')} * ${token('bodyScale')});
    line-height: 1.45;

    && > figure[data-layout] {
      width: auto;
      margin: 0;
    }

    & > figure[data-layout='outsetRight'] {
      order: 1;
    }
  }
`;

/** A picture or video and the few words that belong to it, side by side. */
export function MediaSpread({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <Spread>
      {figure}
      <div>{children}</div>
    </Spread>
  );
}

import { headline, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Page for comparing two versions side by side. It is wider than the page for writing. */
export const WideSheet = styled.section`
  display: grid;
  gap: ${token('space4')};
  inline-size: 100%;
  max-inline-size: 72rem;
  margin-inline: auto;
  padding: clamp(${token('space5')}, 4vw, ${token('space7')}) clamp(1.25rem, 4vw, 3rem) ${token('space8')};

  & > h1 {
    ${headline('text2xl')}
    margin: 0;
  }

  & > p {
    max-inline-size: 42rem;
    margin: 0;
  }
`;

/** Row with the names of both sides, above their columns. In narrow windows, each text has its own label instead. */
export const Sides = styled.div`
  position: sticky;
  z-index: 5;
  inset-block-start: var(--editor-bar);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space5')};
  padding-block: ${token('space3')};
  background: ${token('paper')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};

  ${upTo('tabletPortrait')} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

export const Fault = styled.p`
  color: ${token('danger')};
  font-weight: ${token('boldWeight')};
`;

import { css, styled } from 'styled-components';
import { fewLetters } from '../design/fewLetters.ts';
import { headline } from '../design/text/headline.ts';
import { above } from '../design/theme/media.ts';
import { token } from '../design/theme/tokens.ts';
import { Byline, Name, Subtitle, Summary } from './cardTextParts.ts';
import { Picture, PlayControl } from './thumbnailParts.ts';

// Block flow and not grids, here and in the card. Each level of nested grids measures its whole content again, and the
// layout of a page of cards took 250 ms on a phone.
const stacked = css`
  min-width: 0;

  & > * + * {
    margin-block-start: ${token('space2')};
  }
`;

/** Labels and headline, which readers scan. */
export const Heads = styled.div`
  ${stacked}
`;

/** Subtitle, summary and byline. */
export const Words = styled.div`
  ${stacked}

  & > ${Byline} {
    margin-block-start: ${token('space3')};
  }
`;

export const Body = styled.div`
  ${stacked}
`;

/** Extends a picture to the edge of its card, for themes with the same card padding on all sides. */
const toTheEdge = `calc(-1 * ${token('cardPadding')})`;

/**
 * A card in one of three forms, by the theme's padding: open on the paper, framed with the picture from edge to edge,
 * or framed with the picture inside. The last form is for padding of several lengths, which makes the negative margins
 * invalid.
 */
export const Card = styled.article`
  position: relative;
  min-width: 0;
  padding: ${token('cardPadding')};
  border: ${token('cardBorder')};
  border-radius: ${token('radius')};
  background: ${token('cardBackground')};
  box-shadow: ${token('cardShadow')};

  ${Picture} {
    margin: ${toTheEdge} ${toTheEdge} 0;
  }

  ${Picture} + ${Body} {
    margin-block-start: ${token('space3')};
  }

  &:hover ${Name} > a {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.12em;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:hover ${Picture} > img {
      transform: ${token('hoverTransform')};
    }
  }

  &[data-variant='lead'] {
    /* From 42rem on, the headline is on the left and the summary on the right. */
    ${Body} {
      display: flex;
      flex-wrap: wrap;
      gap: ${token('space4')} ${token('space6')};
    }

    ${Heads} {
      flex: 3 1 calc((42rem - 100%) * 999);
    }

    ${Words} {
      flex: 2 1 calc((42rem - 100%) * 999);
      margin-block-start: 0;
    }

    ${Name} {
      font-size: calc(clamp(2rem, 1.1rem + 4.2vw, 4.25rem) * ${token('headlineScale')});
    }

    ${Subtitle} {
      font-size: calc(${token('textLg')} * ${token('bodyScale')});
    }

    ${Summary} {
      display: block;
      font-size: calc(${token('textMd')} * ${token('bodyScale')});
    }

    ${above('tabletPortrait')} {
      ${Picture} {
        aspect-ratio: 16 / 9;
      }

      /* At this width the side lists are beside the card. */
      ${Name} {
        font-size: calc(clamp(2rem, 1.1rem + 2.8vw, 4.25rem) * ${token('headlineScale')});
      }
    }

    ${fewLetters} {
      ${Name} {
        ${headline('text3xl')}
      }
    }
  }

  &[data-variant='compact'] {
    display: grid;
    grid-template-columns: 32% minmax(0, 1fr);
    align-content: stretch;
    column-gap: ${token('space4')};

    ${Picture} + ${Body} {
      margin-block-start: 0;
    }

    /* A picture that reaches the edges is as high as the card. 999 times any padding is higher than the card. */
    ${Picture} {
      align-self: start;
      justify-self: stretch;
      aspect-ratio: 1;
      min-height: min(100% + 2 * ${token('cardPadding')}, 999 * ${token('cardPadding')});
      margin: ${toTheEdge} 0 ${toTheEdge} ${toTheEdge};
    }

    ${Picture} > img {
      position: absolute;
      inset: 0;
    }

    ${PlayControl} {
      width: 2.75rem;
      height: 2.75rem;
    }

    ${Name} {
      ${headline('textLg')}
    }

    /* As in other cards, the picture is above the text. */
    ${fewLetters} {
      grid-template-columns: minmax(0, 1fr);

      ${Picture} {
        aspect-ratio: 3 / 2;
        min-height: 0;
        margin: ${toTheEdge} ${toTheEdge} 0;
      }

      ${Picture} + ${Body} {
        margin-block-start: ${token('space3')};
      }
    }
  }

  /* Without a picture the text fills the card. */
  &[data-variant='compact'] > ${Body}:only-child {
    grid-column: 1 / -1;
  }
`;

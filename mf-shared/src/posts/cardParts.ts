import { styled } from 'styled-components';
import { headline } from '../design/headline.ts';
import { token } from '../design/tokens.ts';
import { Picture, PlayControl } from './thumbnailParts.ts';

export const Labels = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space3')};
  line-height: 1.5;

  & > a {
    position: relative;
    z-index: 1;
  }

  /* The channel, beside the category. */
  & > a + a {
    color: ${token('inkMuted')};
  }
`;

/** The headline's link covers the whole card, so that the card is clickable without a link inside a link. */
export const Name = styled.h3`
  ${headline('textXl')}
  text-wrap: pretty;

  & > a {
    color: ${token('ink')};
    text-decoration: none;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius')};
  }

  & > a:focus-visible {
    outline: none;
  }

  & > a:focus-visible::after {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }
`;

export const Subtitle = styled.p`
  color: ${token('ink')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});
  line-height: 1.4;
  text-wrap: pretty;
`;

export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  line-height: 1.55;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

/** The date has a line of its own: what is added to it once the page is mounted must not break the line. */
export const Byline = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  margin-block-start: ${token('space1')};
  color: ${token('inkMuted')};
  font-size: ${token('textXs')};
  line-height: 1.5;

  & > img {
    grid-row: 1 / span 2;
    height: 30px;
    margin-inline-end: ${token('space2')};
    object-fit: cover;
    border-radius: ${token('radiusPill')};
    background: ${token('sunken')};
  }

  & > span,
  & > time {
    grid-column: 2;
  }

  a {
    position: relative;
    z-index: 1;
    color: ${token('ink')};
    font-weight: ${token('boldWeight')};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

/** Labels and headline: what a reader scans. */
export const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space2')};
  min-width: 0;
`;

/** Subtitle, summary and byline: what tells a reader whether to stay. */
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space2')};
  min-width: 0;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space2')};
  min-width: 0;
`;

/** From the picture's frame to the card's edge, where a theme pads its cards by one length on all sides. */
const toTheEdge = `calc(-1 * ${token('cardPadding')})`;

/**
 * A card as the theme wants it: open on the paper, framed with the picture from edge to edge, or, when a theme pads the
 * sides differently, framed with the picture inside. The negative margins do that: of several lengths they are invalid.
 */
export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space3')} ${token('space4')};
  min-width: 0;
  padding: ${token('cardPadding')};
  border: ${token('cardBorder')};
  border-radius: ${token('radius')};
  background: ${token('cardBackground')};
  box-shadow: ${token('cardShadow')};

  ${Picture} {
    margin: ${toTheEdge} ${toTheEdge} 0;
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
    container-type: inline-size;

    ${Body} {
      gap: ${token('space4')};
    }

    /* text4xl, but by the width of the card, since lists at its sides come and go with the width of the window. */
    ${Name} {
      font-size: calc(clamp(2rem, 1.1rem + 4.6cqi, 4.25rem) * ${token('headlineScale')});
      text-wrap: balance;
    }

    ${Subtitle} {
      font-size: calc(${token('textLg')} * ${token('bodyScale')});
    }

    ${Summary} {
      display: block;
      font-size: calc(${token('textMd')} * ${token('bodyScale')});
    }

    /* Wide enough for the headline to the left and what it is about to the right. */
    @container (min-width: 42rem) {
      ${Picture} {
        aspect-ratio: 16 / 9;
      }

      ${Body} {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        column-gap: ${token('space6')};
        padding-block-start: ${token('space2')};
      }
    }
  }

  &[data-variant='compact'] {
    grid-template-columns: minmax(5.5rem, 32%) minmax(0, 1fr);
    align-content: stretch;

    /* As high as the card where it goes to the edges: any padding at all, many times over, is more than that. */
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
  }

  /* Without a picture the words have the card to themselves. */
  &[data-variant='compact'] > ${Body}:only-child {
    grid-column: 1 / -1;
  }
`;

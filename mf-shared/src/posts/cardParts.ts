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

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('space3')};
  color: ${token('inkMuted')};
  font-size: ${token('textXs')};
  line-height: 1.5;

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
  align-content: start;
  gap: ${token('space2')};
  min-width: 0;
`;

/** Subtitle, summary and byline: what tells a reader whether to stay. */
export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space2')};
  min-width: 0;
`;

export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space2')};
  min-width: 0;
  padding: max(${token('space3')}, ${token('cardPadding')}) ${token('cardPadding')} ${token('cardPadding')};
`;

export const Card = styled.article`
  position: relative;
  min-width: 0;
  border: ${token('cardBorder')};
  border-radius: ${token('radius')};
  background: ${token('cardBackground')};
  box-shadow: ${token('cardShadow')};

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
      font-size: calc(clamp(2rem, 1.1rem + 5cqi, 4.25rem) * ${token('headlineScale')});
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
    @container (min-width: 44rem) {
      ${Picture} {
        aspect-ratio: 16 / 9;
      }

      ${Body} {
        grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        column-gap: ${token('space6')};
        padding-block-start: ${token('space5')};
      }
    }
  }

  &[data-variant='compact'] {
    display: grid;
    grid-template-columns: minmax(6rem, 34%) minmax(0, 1fr);
    column-gap: max(0px, ${token('space4')} - ${token('cardPadding')});

    /* A card with a frame has its picture from edge to edge: any padding at all is more than the row is high. */
    ${Picture} {
      width: 100%;
      align-self: start;
      aspect-ratio: 1;
      min-height: min(100%, ${token('cardPadding')} * 999);
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

    ${Body} {
      padding-block-start: max(${token('space1')}, ${token('cardPadding')});
    }
  }
`;

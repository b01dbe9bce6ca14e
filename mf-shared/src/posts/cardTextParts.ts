import { styled } from 'styled-components';
import { headline } from '../design/text/headline.ts';
import { token } from '../design/theme/tokens.ts';

export const Labels = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space2')} ${token('space3')};
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

/** The headline. Its link covers the whole card, so that the card is clickable without a link inside a link. */
export const Name = styled.h3`
  ${headline('textXl')}

  /* A target of at least 24 px, even if a line of a small headline is lower. */
  & > a {
    display: block;
    min-height: 24px;
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

/** The byline. The date has its own line, because text is added to it after mounting and must not wrap another line. */
export const Byline = styled.p`
  display: flow-root;
  color: ${token('inkMuted')};
  font-size: ${token('textXs')};
  line-height: 1.5;

  & > img {
    float: inline-start;
    height: 30px;
    margin-block: 3px;
    margin-inline-end: ${token('space2')};
    object-fit: cover;
    border-radius: ${token('radiusPill')};
    background: ${token('sunken')};
  }

  & > span {
    display: block;
  }

  /* A target of at least 44 px above the card's own link, even in typefaces with low lines. */
  a {
    position: relative;
    z-index: 1;
    padding: 16px ${token('space2')};
    margin-inline: calc(-1 * ${token('space2')});
    color: ${token('ink')};
    font-weight: ${token('boldWeight')};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

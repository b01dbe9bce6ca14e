import { headline, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** A post of the list: title and facts, with the actions at the end or, on narrow screens, below. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space2')} ${token('space5')};
  align-items: center;
  padding: ${token('space4')} ${token('cardPadding')};

  & + & {
    border-block-start: 1px solid ${token('line')};
  }

  ${upTo('tabletPortrait')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${token('space4')};
  }
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space2')};
`;

export const Title = styled.h2`
  ${headline('textLg')}
  line-height: 1.2;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  a {
    display: inline-block;
    min-block-size: 24px;
    color: ${token('ink')};
    text-decoration: none;
  }

  a:hover {
    color: ${token('link')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  &[data-is-untitled] {
    &,
    a {
      color: ${token('inkMuted')};
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space1')};

  ${upTo('tabletPortrait')} {
    margin-inline-start: calc(-1 * ${token('space3')});
  }
`;

/** An action on one post: quiet, since it is there once for each of them. */
export const Action = styled.button.attrs({ type: 'button' })`
  min-block-size: 44px;
  padding: ${token('space2')} ${token('space3')};
  border: 0;
  border-radius: ${token('radius')};
  background: transparent;
  color: ${token('inkMuted')};
  font-family: ${token('kickerFont')};
  font-size: ${token('textSm')};
  font-weight: ${token('kickerWeight')};
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${token('motionFast')} ${token('easing')};

  &:hover {
    background: ${token('sunken')};
    color: ${token('ink')};
  }

  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const Outcome = styled.p`
  color: ${token('inkMuted')};
  overflow-wrap: anywhere;
`;

export const Fault = styled.p`
  color: ${token('danger')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

/** First line of a text, to distinguish untitled posts. */
export const Excerpt = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Note on a post that needs its writer. The mark is text, so that forced colours keep it. */
export const KeptHere = styled.p`
  color: ${token('accentText')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};

  &::before {
    content: '● ' / '';
  }
`;

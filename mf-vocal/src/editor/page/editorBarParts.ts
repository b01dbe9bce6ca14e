import { token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { TextCounts } from '../counts/TextCounts.tsx';

/** Messages below the buttons. Limited in height, so that the text stays visible above an on-screen keyboard. */
export const Notices = styled.div`
  flex-basis: 100%;
  max-block-size: min(max(35vh, 12rem), 50vh);
  overflow-y: auto;

  &:empty {
    display: none;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space4')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${token('link')};
  }

  /* One row is enough, because the menu in the header leads to the posts, too. */
  ${upTo('mobile')} {
    flex-wrap: nowrap;

    & > a {
      display: none;
    }
  }

  /* A phone with text of 200 %. */
  @media (width <= 15em) {
    flex-wrap: wrap;
  }
`;

export const Bar = styled.div`
  position: sticky;
  z-index: 15;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space2')} ${token('space4')};
  min-block-size: var(--editor-bar);
  padding: ${token('space2')} clamp(1rem, 4vw, 3rem);
  border-block-end: 1px solid ${token('line')};
  background: ${token('paper')};

  /* A phone whose keyboard leaves little of its window keeps the row of buttons, and the text. */
  @media (width <= 480px) and (height <= 500px) {
    inset-block-start: -3.25rem;
  }

  /* With text of 200 %, the buttons would fill most of a phone. Only a search or a message stays in the window. */
  @media (width <= 15em) {
    &:not(:has(> search, > :last-child:not(:empty))) {
      position: relative;
      inset-block-start: 0;
    }

    /* The bar itself scrolls to its buttons, and begins at its end with the message. */
    &:has(> :last-child:not(:empty)):not(:has(> search)) {
      inset-block-start: 0;
      flex-flow: column-reverse nowrap;
      justify-content: flex-start;
      max-block-size: 60vh;
      overflow-y: auto;

      & > * {
        flex: none;
      }

      & > :last-child {
        order: -1;
        max-block-size: none;
      }

      & > :first-child {
        order: 1;
      }
    }
  }
`;

export const Counts = styled(TextCounts)`
  margin: 0;

  ${upTo('mobile')} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${token('space2')};

  & button {
    padding-inline: ${token('space4')};
  }

  ${upTo('mobile')} {
    /* With large text, the buttons need two rows. */
    flex-wrap: wrap;
    justify-content: end;
    gap: ${token('space1')};
    margin-inline-start: auto;

    & button {
      padding-inline: ${token('space3')};
      white-space: nowrap;
    }
  }
`;

export const Sign = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('ink')};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token('sunken')};
  }

  && {
    padding: 0;
  }

  /* The outline leads to the search, and the review to the notes. */
  ${upTo('mobile')} {
    &:is(#editor-find-toggle, #editor-notes-toggle) {
      display: none;
    }
  }
`;

/** Status of the post, which opens the review. */
export const StatusToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space1')};
  min-block-size: 2.75rem;
  padding: 0 ${token('space2')};
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('ink')};
  font: inherit;
  line-height: 1.2;
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token('sunken')};
  }

  & svg {
    flex: none;
  }
`;

export const Rest = styled.span`
  ${upTo('mobile')} {
    display: none;
  }
`;

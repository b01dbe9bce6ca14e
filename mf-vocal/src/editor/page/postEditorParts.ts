import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

export const EditorColumns = styled.div`
  --editor-bar: 4rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  /* With text of 200 %, the bar scrolls with the text. */
  @media (width <= 15em) {
    --editor-bar: 0px;
  }

  &[data-panel='true'] {
    @media (width > 1024px) {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
  }

  &[data-wide='true'] {
    @media (width > 1024px) {
      grid-template-columns: minmax(0, 1fr) minmax(27rem, 50%);
    }
  }
`;

export const Sheet = styled.div`
  display: grid;
  /* A wide table or line of code scrolls in its own frame, and must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space6')};
  box-sizing: content-box;
  max-inline-size: 42rem;
  margin-inline: auto;
  padding: clamp(${token('space5')}, 5vw, ${token('space8')}) clamp(1.25rem, 5vw, 4.5rem);

  /* The editor stays mounted with its history while two versions are compared. */
  &[hidden] {
    display: none;
  }
`;

export const Done = styled.p`
  padding: ${token('space4')} ${token('space5')};
  border-inline-start: 5px solid ${token('success')};
  background: ${token('surface')};

  & button {
    min-block-size: 2.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link')};
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

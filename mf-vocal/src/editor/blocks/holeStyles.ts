import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';

const empty =
  ':has(> br.ProseMirror-trailingBreak:only-child, > p:only-child > br.ProseMirror-trailingBreak:only-child)';

/** Styles of the editable fields inside a block. Texts look as on the post's page. Empty fields show their names. */
export const holeStyles = css`
  & [data-hole] {
    position: relative;
    font-family: ${token('fontBody')};
    font-size: 1rem;
    line-height: 1.5;
  }

  /* The caret between two blocks, where no text could have it. */
  & .ProseMirror-gapcursor {
    position: relative;
    display: none;
    pointer-events: none;
  }

  & .ProseMirror-focused .ProseMirror-gapcursor {
    display: block;
  }

  & .ProseMirror-gapcursor::after {
    position: absolute;
    inset-block-start: -0.5rem;
    inline-size: 2rem;
    border-block-start: 2px solid ${token('ink')};
    content: '';
  }

  /* A block that is selected as a whole has a frame; the selection of its words would hide it. */
  & .ProseMirror-hideselection {
    caret-color: transparent;
  }

  & .ProseMirror-hideselection ::selection {
    background: transparent;
    /* The colour of the words. To inherit would be to take that of selected text, which needs its ground. */
    color: currentcolor;
  }

  & [data-hole='title'] {
    font-family: ${token('fontHeadline')};
    font-size: ${token('textXl')};
    font-weight: ${token('headlineWeight')};
    line-height: 1.2;
  }

  & [data-hole='caption'] {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  & [data-hole='text'] > p {
    margin-block: 0 0.4em;
  }

  /* A numbered item of a listicle has its number in its title. */
  & .react-renderer:not([data-number]) > [data-folded] [data-hole='title']${empty}:not([data-caret]),
  & [data-folded] [data-hole='text']${empty}:not([data-caret]) {
    display: none;
  }

  & [data-hole]${empty} {
    font-family: ${token('fontBody')};
    font-size: ${token('textSm')};
    font-weight: ${token('bodyWeight')};
    line-height: 1.5;
  }

  & [data-hole]${empty}::before {
    position: absolute;
    color: ${token('inkMuted')};
    pointer-events: none;
  }

  & [data-hole='title']${empty}::before {
    content: 'Title';
  }

  & .node-product [data-hole='title']${empty}::before {
    content: 'Product name';
  }

  & [data-hole='caption']${empty}::before {
    content: 'Caption';
  }

  & [data-hole='text']${empty}::before {
    content: 'Text';
  }
`;

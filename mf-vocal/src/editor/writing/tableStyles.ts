import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';
import { editorTexts } from '../editorTexts.ts';

/** Tables of the document. A wide table scrolls in its box, and the page does not. */
export const tableStyles = css`
  & [data-table] {
    overflow-x: auto;
    scrollbar-width: thin;
  }

  & [data-table-caption] {
    min-block-size: 1.65em;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  & [data-table-caption]:has(> br.ProseMirror-trailingBreak:only-child)::before {
    float: inline-start;
    block-size: 0;
    content: '${editorTexts.tableCaption}';
    pointer-events: none;
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    border-block: 2px solid ${token('lineStrong')};
    font-size: ${token('textMd')};
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.4;
    overflow-wrap: normal;
  }

  & :is(th, td) {
    position: relative;
    min-inline-size: 5rem;
    padding: ${token('space2')} ${token('space3')};
    border: 1px solid ${token('line')};
    text-align: start;
    vertical-align: baseline;
  }

  & [align='left'] {
    text-align: left;
  }

  & [align='center'] {
    text-align: center;
  }

  & [align='right'] {
    text-align: right;
  }

  & th {
    background: ${token('sunken')};
    font-weight: ${token('boldWeight')};
  }

  & :is(th, td) > * {
    margin-block: 0;
  }

  & :is(th, td) > * + * {
    margin-block-start: 0.4em;
  }

  & .selectedCell {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }

  & .ProseMirror-hideselection *::selection {
    background: transparent;
  }
`;

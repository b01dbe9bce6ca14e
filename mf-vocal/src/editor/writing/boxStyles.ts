import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';
import { editorTexts } from '../editorTexts.ts';

/** Pull quotes, callouts and asides of the document. */
export const boxStyles = css`
  & [data-box] {
    display: flow-root;
    padding: ${token('space4')};
    border-radius: ${token('radius')};
    background: ${token('sunken')};
    font-size: ${token('textMd')};

    & > :first-child {
      margin-block-start: 0;
    }

    & > :last-child {
      margin-block-end: 0;
    }
  }

  & [data-box='callout'] {
    border-inline-start: 4px solid ${token('accent')};
  }

  & [data-box='pullQuote'] {
    padding: ${token('space4')} 0;
    border-block: 2px solid ${token('lineStrong')};
    border-radius: 0;
    background: none;
    font-family: ${token('fontHeadline')};
    font-size: ${token('textXl')};
  }

  & [data-box] > :is(h2, h3, h4):first-child:has(> br.ProseMirror-trailingBreak:only-child)::before {
    float: inline-start;
    block-size: 0;
    color: ${token('inkMuted')};
    content: '${editorTexts.boxTitle}';
    pointer-events: none;
  }
`;

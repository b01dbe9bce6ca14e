import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';

/** Cards and files of the document. */
export const embedStyles = css`
  & figure.embed {
    margin-inline: 0;

    & > a {
      display: flow-root;
      padding: ${token('space4')};
      border: 1px solid ${token('line')};
      border-radius: ${token('radius')};
      background: ${token('surface')};
      color: ${token('ink')};
      font-size: ${token('textMd')};
      line-height: 1.4;
      text-decoration: none;
      overflow-wrap: anywhere;
      white-space: normal;
    }

    & img {
      float: inline-end;
      inline-size: min(9em, 35%);
      margin-inline-start: 1em;
      border-radius: ${token('radius')};
    }

    & :is(strong, small) {
      display: block;
    }

    & small {
      color: ${token('inkMuted')};
    }

    &.ProseMirror-selectednode {
      outline: 3px solid ${token('focus')};
      outline-offset: 3px;
    }
  }
`;

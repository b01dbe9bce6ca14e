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

  /* The upload of a file, until the file is there. */
  & .uploading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space2')} ${token('space3')};
    padding: ${token('space3')} ${token('space4')};
    border: 1px dashed ${token('lineStrong')};
    border-radius: ${token('radius')};
    font-family: ${token('fontBody')};
    font-size: ${token('textMd')};
    line-height: 1.4;
    white-space: normal;

    & p {
      flex: 1 1 12em;
      margin: 0;
    }

    & button {
      min-block-size: 2.75rem;
      padding-inline: ${token('space3')};
      border: 1px solid ${token('line')};
      border-radius: ${token('radius')};
      background: ${token('paper')};
      color: inherit;
      font: inherit;
      cursor: pointer;
    }
  }
`;

import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';
import { pullQuoteStyles } from './richTextStyles.ts';

/** Boxes beside the running text. */
export const boxStyles = css`
  & :is(.pull-quote, .callout, .aside) {
    display: flow-root;
    margin-block: 1.8em;

    & > :first-child {
      margin-block-start: 0;
    }

    & > :last-child {
      margin-block-end: 0;
    }
  }

  & .pull-quote {
    ${pullQuoteStyles}
  }

  & :is(.callout, .aside) {
    padding: 1.2em 1.4em;
    border-radius: ${token('radius')};
    background: ${token('sunken')};
    font-size: calc(${token('textMd')} * ${token('bodyScale')});
    line-height: 1.55;
  }

  & .callout {
    border-inline-start: max(4px, ${token('ruleWidth')}) solid ${token('accent')};
  }

  & .aside {
    border-block-start: max(2px, ${token('ruleWidth')}) ${token('ruleStyle')} ${token('lineStrong')};
  }

  & :is(.callout, .aside) > :is(h2, h3, h4):first-child {
    font-size: ${token('textLg')};
  }
`;

/** Cards of addresses, and the frames that open in them. */
export const cardStyles = css`
  & figure.embed {
    margin-block: 1.8em;

    & > a {
      display: flow-root;
      padding: 0.9em 1.1em;
      border: 1px solid ${token('line')};
      border-radius: ${token('radius')};
      background: ${token('surface')};
      color: ${token('ink')};
      font-size: calc(${token('textMd')} * ${token('bodyScale')});
      line-height: 1.4;
      text-decoration-line: none;
      overflow-wrap: anywhere;
    }

    & > a:hover {
      border-color: ${token('lineStrong')};
      background-color: ${token('surface')};
    }

    & img {
      float: inline-end;
      inline-size: min(9em, 35%);
      margin-inline-start: 1em;
      border-radius: calc(${token('radius')} / 2);
    }

    & :is(strong, small, em) {
      display: block;
    }

    & small {
      color: ${token('inkMuted')};
      font-size: ${token('textSm')};
    }

    & em {
      margin-block-start: 0.5em;
      color: ${token('link')};
      font-style: normal;
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }

    @media print {
      & em {
        display: none;
      }
    }

    & iframe {
      display: block;
      inline-size: 100%;
      max-block-size: 90vh;
      margin-block-end: 0.5em;
      border: 0;
      border-radius: ${token('radius')};
      background: ${token('sunken')};
    }
  }
`;

/** Parts of highlighted code. The api names the parts with the classes of highlight.js. */
export const codeStyles = css`
  & :is(.hljs-comment, .hljs-quote, .hljs-meta) {
    color: ${token('inkMuted')};
  }

  & :is(.hljs-keyword, .hljs-selector-tag, .hljs-built_in, .hljs-name, .hljs-section, .hljs-title) {
    font-weight: ${token('boldWeight')};
  }

  & :is(.hljs-string, .hljs-regexp, .hljs-addition, .hljs-symbol) {
    color: ${token('link')};
  }

  & :is(.hljs-number, .hljs-literal, .hljs-attr, .hljs-attribute, .hljs-variable, .hljs-type, .hljs-deletion) {
    color: ${token('accentText')};
  }
`;

/** Captions and aligned cells of tables. */
export const tableStyles = css`
  & .align-left {
    text-align: left;
  }

  & .align-center {
    text-align: center;
  }

  & .align-right {
    text-align: right;
  }

  & caption {
    padding-block-end: 0.7em;
    color: ${token('inkMuted')};
    font-size: calc(${token('textSm')} * ${token('bodyScale')});
    text-align: start;
  }
`;

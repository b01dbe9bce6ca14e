import { headline, token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';

/** Headings inside a text, under the page's h1. */
export const headingStyles = css`
  & h2,
  & h3,
  & h4 {
    margin: 0;
    color: ${token('ink')};
    font-family: ${token('fontHeadline')};
    font-weight: ${token('headlineWeight')};
    line-height: 1.18;
    letter-spacing: ${token('headlineTracking')};
    text-transform: ${token('headlineCase')};
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  & h2 {
    margin-block: 1.7em 0.55em;
    font-size: calc(${token('text2xl')} * ${token('headlineScale')});
  }

  & h3 {
    margin-block: 1.6em 0.45em;
    font-size: calc(${token('textXl')} * ${token('headlineScale')});
  }

  & h4 {
    margin-block: 1.6em 0.3em;
    font: ${token('boldWeight')} 1em / 1.4 ${token('fontBody')};
    letter-spacing: 0;
    text-transform: none;
  }

  & :is(h2, h3, h4) + :is(h2, h3, h4, p, ul, ol) {
    margin-block-start: 0;
  }
`;

/** Lists stay inside the measure, and beside a floating picture instead of under it. */
export const listStyles = css`
  & :is(ul, ol) {
    display: flow-root;
    margin-block: 1.1em;
    margin-inline: 0;
    padding-inline-start: 1.5em;
  }

  & li {
    margin-block: 0.45em;
    padding-inline-start: 0.25em;
  }

  & li > :is(ul, ol, p) {
    margin-block: 0.45em;
  }

  & ul > li::marker {
    color: ${token('accentText')};
  }

  & ol > li::marker {
    color: ${token('accentText')};
    font-family: ${token('fontHeadline')};
    font-weight: ${token('headlineWeight')};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

/** A quotation in the headline face between two lines. */
export const pullQuoteStyles = css`
  padding: 1.1em 0;
  border-inline: 0;
  border-block: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};

  & > p:not(.attribution) {
    ${headline('text2xl')}
    margin-block: 0;
    line-height: 1.22;
  }
`;

/**
 * Styles of quotations. A short quotation is a pull quote in the headline face. A long quotation keeps the size of
 * running text.
 */
export const quoteStyles = css`
  & blockquote {
    display: flow-root;
    margin: 1.7em 0;
    padding-inline-start: 1.4em;
    border-inline-start: max(3px, ${token('ruleWidth')}) ${token('ruleStyle')} ${token('accentText')};

    & > :first-child {
      margin-block-start: 0;
    }

    & > :last-child {
      margin-block-end: 0;
    }
  }

  & blockquote.pull {
    ${pullQuoteStyles}
  }

  & blockquote .attribution {
    margin-block-start: 0.9em;
    color: ${token('inkMuted')};
    font-size: calc(${token('textSm')} * ${token('bodyScale')});
    line-height: 1.5;
  }
`;

/** Tables and code scroll separately when they are wider than the column. */
export const boxedStyles = css`
  & .scroll,
  & pre {
    clear: both;
    margin-block: 1.8em;
    overflow-x: auto;

    &:focus-visible {
      outline: 2px solid ${token('focus')};
      outline-offset: 2px;
    }
  }

  & table {
    width: 100%;
    border-collapse: collapse;
    border-block: 2px solid ${token('lineStrong')};
    font-size: calc(${token('textMd')} * ${token('bodyScale')});
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.4;
  }

  & :is(th, td) {
    padding: 0.65em 1em 0.65em 0;
    border-block-end: 1px solid ${token('line')};
    text-align: start;
    vertical-align: baseline;
  }

  & tbody th {
    font-weight: inherit;
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
  }

  & .number {
    text-align: end;
    white-space: nowrap;
  }

  & thead th {
    color: ${token('inkMuted')};
    font-size: calc(${token('textSm')} * ${token('bodyScale')});
    font-weight: ${token('boldWeight')};
  }

  & :is(code, kbd, samp) {
    padding: 0.1em 0.3em;
    border-radius: min(${token('radius')}, 4px);
    background: ${token('sunken')};
    font-family: ${token('fontMono')};
    font-size: 0.86em;
    overflow-wrap: break-word;
  }

  & pre {
    padding: ${token('space4')} ${token('space5')};
    border-inline-start: 3px solid ${token('accent')};
    background: ${token('sunken')};
    font-size: ${token('textSm')};
    line-height: 1.6;
    tab-size: 2;
  }

  & pre code {
    padding: 0;
    background: none;
    font-size: inherit;
    overflow-wrap: normal;
  }
`;

/**
 * Styles of footnotes. The small numbers do not change the line height. A list that ends a text after a rule contains
 * the notes.
 */
export const footnoteStyles = css`
  & :is(sup, sub) {
    font-size: 0.68em;
    font-variant-numeric: lining-nums;
    line-height: 0;
  }

  & sup > a,
  & a[role] {
    padding: 0.5em 0.25em;
    color: ${token('accentText')};
    font-weight: ${token('boldWeight')};
    text-decoration: none;
  }

  & [id^='fn']:target {
    background: ${token('accentSoft')};
  }

  @media print {
    & a[role='doc-backlink'] {
      display: none;
    }
  }

  & > hr:has(+ ol:last-child) {
    margin-block: 3em 1em;
    border-block-start: 1px solid ${token('line')};

    &::before {
      content: none;
    }
  }

  & > hr + ol:last-child {
    color: ${token('inkMuted')};
    font-size: calc(${token('textSm')} * ${token('bodyScale')});
    line-height: 1.55;
  }
`;

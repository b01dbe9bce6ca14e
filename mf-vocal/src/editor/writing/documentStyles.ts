import { token } from '@marquee/shared';
import { css } from '@marquee/shared/styled';

/** The type of the document: that of the post's page, in the theme of Vocal. */
export const documentStyles = css`
  position: relative;
  font-size: clamp(1.125rem, 1.05rem + 0.35vw, 1.3rem);
  line-height: 1.65;

  & .ProseMirror {
    min-block-size: 40vh;
    padding-block-end: 30vh;
    outline: none;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;
  }

  & .ProseMirror > * {
    margin-block: 0 1.1em;
    scroll-margin-block: calc(var(--editor-bar) + ${token('space5')}) ${token('space5')};
  }

  /* Neither an empty paragraph nor a block of other blocks has letters that tell a direction. */
  & [dir='rtl'] :is(ul, ol, li, blockquote, p:has(> .ProseMirror-trailingBreak:only-child)) {
    direction: rtl;
  }

  & [dir='rtl'] pre {
    direction: ltr;
  }

  /* If all of a long post is laid out, a key takes ten times as long. */
  & .ProseMirror[data-long] > :not([data-near]) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 5em;
    overflow-clip-margin: ${token('space6')};
  }

  & .ProseMirror[data-long] > .react-renderer:not([data-near]) {
    contain-intrinsic-block-size: auto 28em;
  }

  & :is(h2, h3, h4) {
    margin-block: 1.6em 0.5em;
    font-family: ${token('fontHeadline')};
    font-weight: ${token('headlineWeight')};
    line-height: 1.2;
    letter-spacing: ${token('headlineTracking')};
  }

  & h2 {
    font-size: ${token('text2xl')};
  }

  & h3 {
    font-size: ${token('textXl')};
  }

  & h4 {
    font-size: 1em;
  }

  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }

  & li > p {
    margin-block: 0.3em;
  }

  & blockquote {
    margin-inline: 0;
    padding-inline-start: 1.2em;
    border-inline-start: 3px solid ${token('accentText')};
    font-size: 1.1em;
  }

  & hr {
    margin-block: 2.4em;
    border: 0;
    border-block-start: 1px solid ${token('lineStrong')};
  }

  & hr.ProseMirror-selectednode {
    outline: 3px solid ${token('focus')};
    outline-offset: 6px;
  }

  & a {
    color: ${token('link')};
  }

  & code {
    padding: 0.1em 0.3em;
    border-radius: ${token('radius')};
    background: ${token('sunken')};
    font-size: 0.9em;
  }

  & [data-footnote] {
    padding-inline: 0.3em;
    border-radius: ${token('radius')};
    background: ${token('sunken')};
    color: ${token('link')};
    font-size: 0.75em;
    font-variant-numeric: lining-nums;
    vertical-align: super;
    line-height: 1;
    cursor: pointer;

    &::after {
      content: attr(data-number);
    }

    &.ProseMirror-selectednode {
      outline: 2px solid ${token('focus')};
    }
  }

  & pre {
    padding: ${token('space4')};
    overflow-x: auto;
    border-inline-start: 3px solid ${token('accent')};
    background: ${token('sunken')};
    font-size: ${token('textSm')};
    line-height: 1.6;
    tab-size: 2;
    white-space: pre;
    overflow-wrap: normal;
  }

  & pre code {
    padding: 0;
    background: none;
    font-size: inherit;
  }

  & mark {
    background: ${token('mark')};
    color: inherit;
  }

  & span[lang] {
    border-block-end: 1px dotted ${token('inkMuted')};
  }

  /* Keeps selected words visible while a form of the editor has the focus. */
  & .selection {
    background: ${token('accent')};
    color: ${token('accentInk')};
  }

  & .found {
    background: ${token('mark')};
    color: ${token('ink')};
  }

  & .found-current {
    outline: 2px solid ${token('focus')};
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    & .found {
      forced-color-adjust: none;
      background: Mark;
      color: MarkText;
    }

    & .selection {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }

  & [data-prompt]::before {
    float: inline-start;
    block-size: 0;
    color: ${token('inkMuted')};
    font-style: italic;
    content: attr(data-prompt);
    pointer-events: none;
  }

  & p.is-editor-empty:first-child::before {
    float: inline-start;
    block-size: 0;
    color: ${token('inkMuted')};
    content: attr(data-placeholder);
    pointer-events: none;

    /* Leaves room for the button that adds a block at the end of the line. */
    @media (width <= 1024px) {
      max-inline-size: calc(100% - 3.25rem);
    }
  }
`;

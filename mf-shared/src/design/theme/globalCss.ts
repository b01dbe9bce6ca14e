import { fewLetters } from '../fewLetters.ts';
import { type ColourToken, token, tokenProperty } from './tokens.ts';

/** Colours for print. Paper is white whatever the scheme of the screen, and most printers leave out backgrounds. */
const printed: Partial<Record<ColourToken, string>> = {
  paper: '#fff',
  surface: '#fff',
  header: '#fff',
  ink: '#000',
  headerInk: '#000',
  inkMuted: '#333',
  link: '#000',
  accent: '#ccc',
  accentInk: '#000',
  accentText: '#000',
};
const printedColours = Object.entries(printed).map(
  ([name, value]) => `${tokenProperty(name as ColourToken)}:${value};`,
);

/**
 * Reset and base typography of every page. The shell writes them into the head with the theme's custom properties, so
 * browsers need no script for them.
 */
export const globalCss = `
  *, *::before, *::after {
    box-sizing: border-box;
  }

  /* Jump targets and focused elements stay clear of the header, a post's masthead and its floating bar. */
  html {
    scroll-padding-block: calc(${token('headerHeight')} + ${token('space8')}) ${token('space8')};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* Blocks below the first screen have estimated heights until they are laid out. The first script turns scroll anchoring on, because it
     would move a scroll position that the browser restores. */
  @media (scripting: enabled) {
    html:not([data-anchored]) {
      overflow-anchor: none;
    }
  }

  /* Smaller headlines, so that long words fit on a line, and smaller gaps, so that text gets their width. */
  ${fewLetters} {
    :root:root {
      ${tokenProperty('text2xl')}: 1.3125rem;
      ${tokenProperty('text3xl')}: 1.4375rem;
      ${tokenProperty('text4xl')}: 1.5rem;
      ${tokenProperty('space4')}: 0.5rem;
      ${tokenProperty('space5')}: 0.75rem;
      ${tokenProperty('space6')}: 1.25rem;
      ${tokenProperty('space7')}: 1.75rem;
    }
  }

  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background-color: ${token('paper')};
    background-image: ${token('paperTexture')};
    color: ${token('ink')};
    font-family: ${token('fontBody')};
    font-size: calc(${token('textMd')} * ${token('bodyScale')});
    font-weight: ${token('bodyWeight')};
    line-height: ${token('bodyLeading')};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* Header and footer take about 28rem. This height puts the footer of a short page at the bottom of the window. */
  main {
    min-height: calc(100dvh - 28rem);
  }

  h1, h2, h3, h4, p, figure, blockquote, dl, dd {
    margin: 0;
  }

  h1, h2, h3, h4 {
    font-family: ${token('fontHeadline')};
    font-weight: ${token('headlineWeight')};
    line-height: ${token('headlineLeading')};
    letter-spacing: ${token('headlineTracking')};
    text-transform: ${token('headlineCase')};
    text-wrap: balance;
  }

  /* Feedback for a click before the page is hydrated or the dialog is open. */
  :is(a, button)[aria-busy='true'] {
    opacity: 0.6;
    cursor: progress;
  }

  b, strong {
    font-weight: ${token('boldWeight')};
  }

  img, svg, video, iframe {
    display: block;
    max-width: 100%;
  }

  img, video {
    height: auto;
  }

  /* Browsers draw this only over a picture that failed to load, inside the picture's box. */
  img {
    position: relative;
  }

  img::after {
    content: attr(alt) / '';
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    overflow: hidden;
    padding: ${token('space3')};
    background: ${token('sunken')};
    color: ${token('inkMuted')};
    font: ${token('textSm')} / 1.4 ${token('fontBody')};
    text-align: center;
  }

  button, input, select, textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  a {
    color: ${token('link')};
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.18em;
  }

  hr {
    border: 0;
    border-block-start: ${token('ruleWidth')} ${token('ruleStyle')} ${token('line')};
  }

  mark {
    background: ${token('mark')};
    color: inherit;
  }

  ::selection {
    background: ${token('accent')};
    color: ${token('accentInk')};
  }

  :focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }

  /* Headings and the main landmark take focus by script after a navigation, for screen readers. */
  h1[tabindex='-1']:focus, main[tabindex='-1']:focus {
    outline: none;
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0s !important;
    }
  }

  @media print {
    @page {
      margin: 18mm;
    }

    :root:root {
      color-scheme: light;
      ${printedColours.join('')}
    }

    body {
      background-image: none;
      font-size: 11pt;
    }

    aside, form, button, iframe, dialog {
      display: none;
    }

    /* Components give their own layout by class. */
    nav {
      display: none !important;
    }

    img, figure, blockquote, pre, [role="note"], tr, [data-variant] {
      break-inside: avoid;
    }

    h1, h2, h3, h4 {
      break-after: avoid;
    }
  }
`;

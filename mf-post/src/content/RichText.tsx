import { token } from '@marquee/shared';
import { fewLetters } from '@marquee/shared/design/fewLetters';
import { css, styled } from '@marquee/shared/styled';
import { boxStyles, cardStyles, codeStyles, tableStyles } from './blockStyles.ts';
import { boxedStyles, footnoteStyles, headingStyles, listStyles, quoteStyles } from './richTextStyles.ts';

const edgeStyles = css`
  & > :first-child {
    margin-block-start: 0;
  }

  & > :last-child {
    margin-block-end: 0;
  }
`;

const Text = styled.div`
  margin-block: 1.1em;
  overflow-wrap: break-word;

  & p {
    margin-block: 1.1em;
    text-wrap: pretty;
    hanging-punctuation: first allow-end;
  }

  & a {
    color: ${token('link')};
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
    transition: background-color ${token('motionFast')} ${token('easing')};
  }

  & a:hover {
    background-color: ${token('accentSoft')};
    text-decoration-thickness: 2px;
  }

  & :is(strong, b) {
    font-weight: ${token('boldWeight')};
  }

  & mark {
    padding-inline: 0.15em;
    background: ${token('mark')};
    color: ${token('ink')};
  }

  & img {
    display: block;
    max-width: 100%;
    height: auto;
    margin-inline: auto;
  }

  & figure {
    clear: both;
    margin: 2em 0;
  }

  & hr {
    clear: both;
    margin-block: 2.4em;
    border: 0;
    color: ${token('accentText')};
    text-align: center;
  }

  & hr::before {
    content: ${token('ornament')} / '';
  }

  ${headingStyles}
  ${listStyles}
  ${quoteStyles}
  ${boxedStyles}
  ${footnoteStyles}

  ${edgeStyles}

  &[data-drop-cap] > p:first-child::first-letter {
    color: ${token('accentText')};
    font-family: ${token('dropCapFont')};
    font-weight: ${token('headlineWeight')};
    -webkit-initial-letter: 3;
    initial-letter: 3;
    margin-inline-end: 0.35em;
  }

  /* Firefox does not support initial-letter, so the drop cap is a float about three lines high. */
  @supports not ((initial-letter: 3) or (-webkit-initial-letter: 3)) {
    &[data-drop-cap] > p:first-child::first-letter {
      float: left;
      margin-block-start: 0.06em;
      margin-inline-end: 0.08em;
      font-size: 4.4em;
      line-height: 0.78;
    }
  }

  /* A drop cap would leave no room for a word beside it. */
  ${fewLetters} {
    &[data-drop-cap] > p:first-child::first-letter {
      float: none;
      margin-inline-end: 0;
      font-size: inherit;
      -webkit-initial-letter: normal;
      initial-letter: normal;
    }
  }
`;

/** Text with blocks that most posts do not have. Pages without these blocks do not contain their styles. */
const TextWithBlocks = styled(Text)`
  ${boxStyles}
  ${cardStyles}
  ${codeStyles}
  ${tableStyles}
  ${edgeStyles}
`;

const blocks = /class="(?:embed|callout|aside|pull-quote|hljs-|align-)|<caption/;

type RichTextProps = {
  /** HTML that the api sanitized when it was written, prepared for the page by `readableHtml`. */
  html: string;
  dropCap?: boolean;
  /** Path of the HTML in the state. Set for long texts, so that the page contains them only once. */
  place?: string;
};

/** Running text: an author's HTML, set in the site's type. */
export function RichText({ html, dropCap = false, place }: RichTextProps) {
  const Content = blocks.test(html) ? TextWithBlocks : Text;
  return (
    <Content data-drop-cap={dropCap ? '' : undefined} data-state={place} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

import { withoutBrackets } from '@marquee/shared/posts/footnoteText';
import { texts } from '../texts.ts';

/** A footnote inside its sentence, as the api's sanitizer writes it. It may contain passages in other languages. */
const footnote =
  /<span role="doc-footnote">((?:(?!<\/?span\b)[\s\S]|<span lang="[^>]*>(?:(?!<\/?span\b)[\s\S])*<\/span>)*)<\/span>/g;

type PlacedFootnotes = {
  /** The fragments with a number in place of each footnote. */
  fragments: string[];
  /** The footnotes as the list that closes the post. Empty without footnotes. */
  list: string;
};

/**
 * Moves the footnotes from their sentences, where they are stored, to a list. Links each number and its footnote.
 * @param fragments sanitized HTML of a post in the order in which it is shown
 */
export function placeFootnotes(fragments: readonly string[]): PlacedFootnotes {
  const notes: string[] = [];
  const placed = fragments.map((html) =>
    html.replace(footnote, (_, note: string) => {
      notes.push(withoutBrackets(note));
      const number = notes.length;
      return `<sup><a id="fnref-${number}" href="#fn-${number}" role="doc-noteref" aria-label="${texts.footnote(number)}">${number}</a></sup>`;
    }),
  );
  if (notes.length === 0) return { fragments: placed, list: '' };
  const items = notes.map((note, index) => {
    const number = index + 1;
    const back = `<a href="#fnref-${number}" role="doc-backlink" aria-label="${texts.backToText}">↩\ufe0e</a>`;
    return `<li><div id="fn-${number}" role="doc-footnote">${note} ${back}</div></li>`;
  });
  return { fragments: placed, list: `<hr /><ol>${items.join('')}</ol>` };
}

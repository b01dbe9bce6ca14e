import { defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';

/** Context element in which the HTML is parsed. */
const container = defaultTreeAdapter.createElement('div', names.NS.HTML, []);

/**
 * Parses HTML as a browser does and serializes the result, with all elements opened and closed by the parser's rules. A
 * table in a table closes the first one, for example, and the end tags left over would close elements of the page
 * around the text.
 */
export function reparse(html: string): string {
  return serialize(parseFragment(container, html, {}));
}

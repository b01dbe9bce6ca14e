import { defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';

/** The document that the HTML is parsed in. */
const container = defaultTreeAdapter.createElement('div', names.NS.HTML, []);

/**
 * The HTML that a browser makes of HTML: everything opened and closed where its rules have it. A table in a table, say,
 * closes the first one, and the end tags that are left over would close elements of the page around the text.
 */
export function asBrowsersRead(html: string): string {
  return serialize(parseFragment(container, html, {}));
}

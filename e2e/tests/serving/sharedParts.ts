/**
 * The HTML of a post's page or of its preview without the parts in which both differ on purpose: the title's prefix; elements
 * of the head for machines; the data for scripts (state, releases, preloads, their start); the numbers of styled-components, which count the components that a worker has
 * loaded; the time of publication; white space between elements.
 */
export function sharedParts(html: string): string {
  return html
    .replace('<title>Preview: ', '<title>')
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<(?:meta|link)[^>]* data-page>/g, '')
    .replace(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs, '')
    .replace(/<script type="application\/json" id="(?:page-state|release-set)">.*?<\/script>/gs, '')
    .replace(/ data-preload="[^"]*"/, '')
    .replace(' data-start="now"', '')
    .replace(/data-styled\.g\d+/g, 'data-styled')
    .replace(/<time[^>]*>.*?<\/time>/gs, '<time>')
    .replace(/>\s+</g, '><');
}

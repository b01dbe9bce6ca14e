import { plainText } from '../../html/htmlTree.ts';

/** Maximum links of a record that are followed. */
const maxLinks = 2_000;
const links = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))[^>]*>/gi;
/** Matches the attribute by which a text's links are marked as foreign. */
const foreignRel = / rel="noopener ugc"/;

/** Hosts of the former site, with and without `www.`. */
export function formerHosts(formerSite: string | undefined): ReadonlySet<string> {
  const host = formerSite === undefined ? undefined : URL.parse(formerSite)?.host.replace(/^www\./, '');
  return new Set(host ? [host, `www.${host}`] : []);
}

/**
 * Returns the path and query of a link to the former site.
 * @returns null for links to other hosts, to files of this network, and inside of the page
 */
export function formerPathOf(href: string, hosts: ReadonlySet<string>): string | null {
  const isPath = /^\/(?!\/|res\/|api\/)/.test(href);
  const url = isPath ? URL.parse(href, 'http://former.invalid') : URL.parse(href.replace(/^\/\//, 'https://'));
  if (!url || !/^https?:$/.test(url.protocol) || (!isPath && !hosts.has(url.host))) return null;
  return url.pathname === '/' && url.search === '' ? null : `${url.pathname}${url.search}`;
}

/** Lists the links of a text to the former site, each once. */
export function oldLinksIn(html: string, hosts: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [, ...values] of html.matchAll(links)) {
    const href = plainText(values.find((value) => value !== undefined) ?? '').trim();
    if (found.size < maxLinks && formerPathOf(href, hosts) !== null) found.add(href);
  }
  return [...found];
}

/** Replaces the links of a sanitized text. @param locations new locations by old links */
export function withNewLinks(html: string, locations: ReadonlyMap<string, string>): string {
  return html.replace(links, (tag: string, given: string | undefined) => {
    const location = given === undefined ? undefined : locations.get(plainText(given).trim());
    if (given === undefined || location === undefined) return tag;
    const fragment = /#.*$/.exec(given)?.[0] ?? '';
    const href = `${location}${location.includes('#') ? '' : fragment}`
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;');
    return tag.replace(`href="${given}"`, () => `href="${href}"`).replace(foreignRel, '');
  });
}

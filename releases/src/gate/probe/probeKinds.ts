/** Kinds of page beside home, posts and missing pages: each exposed module has one at least, where the network has such a page. */
export type ProbeKind = {
  kind: string;
  /** The exposed module that makes it; null for the shell's own. */
  module: string | null;
} & ({ path: string } | { link: RegExp });

/** @param year archives of a year that has no posts are pages too */
export function probeKinds(year: number): ProbeKind[] {
  return [
    { kind: 'second page', module: 'mf_reader/home', link: /^\/page\/2$/ },
    { kind: 'category', module: 'mf_reader/category', link: /^\/category\/[^/?]+$/ },
    { kind: 'channel', module: 'mf_reader/channel', link: /^\/channel\/[^/?]+$/ },
    { kind: 'author', module: 'mf_reader/author', link: /^\/author\/[^/?]+$/ },
    { kind: 'tag', module: 'mf_reader/tag', link: /^\/tag\/[^/?]+$/ },
    { kind: 'type list', module: 'mf_reader/typeList', path: '/articles' },
    { kind: 'archive of a year', module: 'mf_reader/archive', path: `/archive/${year}` },
    { kind: 'archive of a month', module: 'mf_reader/archive', path: `/archive/${year}/01` },
    { kind: 'search', module: 'mf_reader/search', path: '/search/music' },
    { kind: 'site map', module: 'mf_reader/siteMap', path: '/sitemap' },
    { kind: 'about', module: 'mf_reader/about', path: '/about' },
    { kind: 'press', module: 'mf_reader/press', path: '/press' },
    { kind: 'privacy policy', module: 'mf_reader/privacyPolicy', path: '/privacy-policy' },
    { kind: 'terms of use', module: 'mf_reader/termsOfUse', path: '/terms-of-use' },
    { kind: 'search form', module: null, path: '/search' },
    { kind: 'offline', module: null, path: '/offline' },
  ];
}

/** Paths of the links in a page. */
export function linksIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href))];
}

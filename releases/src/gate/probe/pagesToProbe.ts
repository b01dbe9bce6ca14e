import type { HostKind } from '@marquee/shared/domain';
import type { Manifest } from '../../manifest.ts';

/** A kind of page that is rendered beside home, posts and missing pages, and the way to its address. */
export type PageToProbe = {
  kind: string;
  /** The exposed module that makes it: `mf_reader/about`. Null for the shell's own. */
  module: string | null;
  host: HostKind;
  /** Status of its response; 200 when absent. */
  status?: 404;
} & ({ path: string } | { link: string });

const shellPages: readonly PageToProbe[] = [
  { kind: 'search form', module: null, host: 'site', path: '/search' },
  { kind: 'offline', module: null, host: 'site', path: '/offline' },
];

/**
 * Lists one page of each kind that the remotes of a set name, and the shell's own pages.
 * @param year replaces `{year}` in the paths
 */
export function pagesToProbe(remotes: readonly Manifest[], year: number): PageToProbe[] {
  const named = remotes.flatMap(({ federationName, probes = [] }) =>
    probes.flatMap(({ kind, expose, host = 'site', path, link, status }): PageToProbe[] => {
      const page = { kind, module: `${federationName}/${expose.slice(2)}`, host, ...(status && { status }) };
      if (path) return [{ ...page, path: path.replace('{year}', String(year)) }];
      return link ? [{ ...page, link }] : [];
    }),
  );
  return [...named, ...shellPages];
}

/** Finds the first path of a form such as `/category/:key`, in which `:key` matches any one segment. */
export function firstOfForm(paths: Iterable<string>, form: string): string | undefined {
  const segments = form.split('/');
  return [...paths].find((path) => {
    const own = path.split('/');
    return (
      !path.includes('?') &&
      own.length === segments.length &&
      segments.every((segment, at) => (segment.startsWith(':') ? own[at] !== '' : own[at] === segment))
    );
  });
}

/** Paths of the links in a page. */
export function linksIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href))];
}

import type { HostKind } from '@marquee/shared/domain';
import type { Manifest } from '../../manifest.ts';

/** A kind of page that is rendered beside home, posts and missing pages, and the way to its address. */
export type PageToProbe = {
  kind: string;
  /** The exposed module that makes it: `mf_reader/about`; null for the shell's own. */
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
 * One page of each kind that the remotes of a set name, and of the shell's own.
 * @param year stands for `{year}` in their paths
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

/** The first path that has a form as `/category/:key`, in which `:key` stands for any one segment. */
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

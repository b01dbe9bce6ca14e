import { describe, expect, it } from '@jest/globals';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import type { HostKey, PartName } from '@marquee/shared/domain';
import { pageReleases } from './pageReleases.ts';

const file = (integrity: string) => ({ integrity: `sha384-${integrity}`, bytes: 1, brotliBytes: 1 });

function manifest(part: PartName, files: string[], exposes: Manifest['exposes'] = {}): Manifest {
  return {
    name: part,
    version: '1.0.0-0123456789',
    federationName: part === 'shell' ? null : part.replace('-', '_'),
    browser: {
      entry: part === 'shell' ? 'main.js' : 'remoteEntry.js',
      files: Object.fromEntries(files.map((path) => [path, file(`${part} ${path}`)])),
    },
    exposes,
  } as Manifest;
}

const reader = ['remoteEntry.js', 'home.js', 'tag.js', 'integrity.json', 'picture.svg'];
const withoutFiles = Object.fromEntries(partNames.map((name) => [name, manifest(name, [])])) as Record<
  PartName,
  Manifest
>;
const manifests = {
  ...withoutFiles,
  shell: manifest('shell', ['boot.js', 'main.js', 'pages.js', 'offline.js']),
  'mf-reader': rendered(
    manifest('mf-reader', reader, {
      './home': ['remoteEntry.js', 'home.js'],
      './tag': ['remoteEntry.js', 'tag.js'],
    }),
  ),
  'mf-post': rendered(manifest('mf-post', ['remoteEntry.js', 'post.js'], { './post': ['remoteEntry.js', 'post.js'] })),
  'mf-vocal': rendered(
    manifest('mf-vocal', ['remoteEntry.js', 'auth.js'], { './auth': ['remoteEntry.js', 'auth.js'] }),
  ),
};
const tableOf = (address: string) => ({ address, json: '[]', br: Buffer.from('') });
const releases = pageReleases(manifests, {
  site: tableOf('/assets/routes/1.json'),
  creator: tableOf('/assets/routes/2.json'),
});
/** A part with a server half. */
function rendered(part: Manifest): Manifest {
  return { ...part, server: { entry: 'remoteEntry.js', files: {} } };
}
const at = (name: string, path: string) => `/assets/${name}/1.0.0-0123456789/${path}`;

describe('pageReleases', () => {
  it('names the scripts that a page needs', () => {
    expect(releases.scriptsOf('mf_reader/tag')).toEqual([at('mf-reader', 'remoteEntry.js'), at('mf-reader', 'tag.js')]);
    expect(releases.scriptsOf(null)).toEqual([]);
    expect(releases.scriptsOf('mf_reader/nothing')).toEqual([]);
  });

  it('names the route table of the kind of host', () => {
    expect(releases.releaseOf('mf_reader/home', 'beat').routes).toBe('/assets/routes/1.json');
    expect(releases.releaseOf(null, 'vocal').routes).toBe('/assets/routes/2.json');
    expect(releases.releaseOf(null, 'beat').routes).toBe('/assets/routes/1.json');
  });

  it('puts only the hashes of the shell, the reachable entries and the page into a page', () => {
    const { integrity, routeModule } = releases.releaseOf('mf_reader/home', 'beat');
    expect(routeModule).toBe('mf_reader/home');
    expect(integrity).toEqual({
      [at('shell', 'main.js')]: 'sha384-shell main.js',
      [at('shell', 'pages.js')]: 'sha384-shell pages.js',
      [at('mf-reader', 'remoteEntry.js')]: 'sha384-mf-reader remoteEntry.js',
      [at('mf-reader', 'home.js')]: 'sha384-mf-reader home.js',
      [at('mf-post', 'remoteEntry.js')]: 'sha384-mf-post remoteEntry.js',
    });
  });

  it('names the creator platform and the offline page only on pages of the shell and of the creator host', () => {
    const named = (routeModule: string | null, host: HostKey = 'beat') => {
      const { remotes, integrity } = releases.releaseOf(routeModule, host);
      return [remotes.some(({ name }) => name === 'mf_vocal'), at('shell', 'offline.js') in integrity];
    };
    expect(named('mf_reader/home')).toEqual([false, false]);
    expect(named(null)).toEqual([true, true]);
    expect(named('mf_reader/home', 'vocal')).toEqual([true, true]);
    expect(named('mf_vocal/auth', 'vocal')).toEqual([true, true]);
  });

  it('names the files of the other hashes, with their own hashes', () => {
    const integrityOf = (name: string) =>
      releases.releaseOf(null, 'vocal').remotes.find((remote) => remote.name === name)?.integrity;
    expect(integrityOf('mf_reader')).toBe('sha384-mf-reader integrity.json');
    expect(integrityOf('mf_post')).toBeNull();
  });

  it('returns the same object for the same release', () => {
    expect(releases.releaseOf('mf_reader/home', 'beat')).toBe(releases.releaseOf('mf_reader/home', 'beat'));
  });
});

import type { PartName } from '@marquee/shared/domain';
import type { Manifest } from '../../manifest.ts';
import { partNames } from '../../partNames.ts';
import type { Manifests } from '../CheckContext.ts';

const file = { integrity: 'sha384-x', bytes: 100, brotliBytes: 40 };

/** A manifest as a build writes it, small. */
export function manifestOf(part: PartName, changes: Partial<Manifest> = {}): Manifest {
  const isShell = part === 'shell';
  return {
    name: part,
    version: '1.0.0-0123456789',
    commit: 'abc',
    builtAt: '2026-11-20T00:00:00.000Z',
    mode: 'production',
    sources: 'x',
    federationName: isShell ? null : part.replace('-', '_'),
    browser: { entry: 'main.js', files: { 'main.js': file, 'boot.js': file } },
    server: null,
    exposes: isShell ? {} : { './home': ['main.js'] },
    ...(isShell ? {} : { probes: [{ kind: 'home', expose: './home' }] }),
    needs: isShell ? { mf_reader: ['./home'] } : {},
    shared: isShell
      ? { provided: { react: '19.3.1', '@marquee/shared': '1.2.0' }, required: {} }
      : { provided: {}, required: { react: '*', '@marquee/shared': '^1.0.0' } },
    contract: { package: '@marquee/shared', version: '1.2.0', hash: 'x' },
    ...changes,
  };
}

export function manifestsWith(changes: Partial<Record<PartName, Partial<Manifest>>> = {}): Manifests {
  return Object.fromEntries(partNames.map((part) => [part, manifestOf(part, changes[part])])) as Manifests;
}

import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestSchema } from '@marquee/releases/manifest.ts';
import type { PartName } from '@marquee/shared/domain';
import type { RemoteDefinition } from '@marquee/shared/remote';
import { shellRoutes } from '@marquee/shell/routes';
import { serverContractVersion } from '@marquee/shell/serverContract';
import type { StatsCompilation } from 'webpack';
import { currentCommit, isDirty } from './currentCommit.ts';
import { hashSources } from './hashSources.ts';
import { moveMaps } from './moveMaps.ts';
import { remoteConfig } from './remoteConfig.ts';
import { runWebpack } from './runWebpack.ts';
import { sealRelease } from './sealRelease.ts';
import { providedVersions, requiredRanges } from './sharing.ts';
import { bootConfig, serviceWorkerConfig, shellConfig } from './shellConfig.ts';
import { shellNeeds } from './shellNeeds.ts';
import { writeSiteAssets } from './sites/siteAssets.ts';
import { type BuildMode, type BuildSide, repositoryRoot } from './webpackBase.ts';
import { hashContract, writeSources } from './writeSources.ts';

export type BuildResult = {
  /** Folder with `manifest.json`, `browser/`, `server/`, `maps/` and `sources/`. */
  folder: string;
  manifest: Manifest;
  /** False if the existing build has the same sources. */
  isNew: boolean;
};

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Loads a remote's `federation.ts`. Null for the shell. */
export async function readRemote(part: PartName): Promise<RemoteDefinition | null> {
  if (part === 'shell') return null;
  const module = (await import(path.join(repositoryRoot, part, 'federation.ts'))) as { remote: RemoteDefinition };
  return module.remote;
}

/** Version of @marquee/shared that parts are built against. */
export async function readContractVersion(): Promise<string> {
  const { version } = (await readJson(path.join(repositoryRoot, 'mf-shared/package.json'))) as { version: string };
  return version;
}

/** Browser files of each exposed module: the container's entry and the module's chunks. */
function exposedFiles(remote: RemoteDefinition, stats: StatsCompilation): Record<string, string[]> {
  const filesOf = (group: string) =>
    (stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    Object.keys(remote.exposes).map((key) => [
      key,
      [...filesOf(remote.federationName), ...filesOf(`expose_${key.slice(2)}`)],
    ]),
  );
}

/** The server script of a part. Null for a remote whose modules all run in browsers only. */
function serverEntryOf(remote: RemoteDefinition | null): string | null {
  if (!remote) return 'main.js';
  const isBrowserOnly = Object.keys(remote.exposes).every((key) => remote.browserOnly?.includes(key));
  return isBrowserOnly ? null : 'remoteEntry.js';
}

/** Builds a part into `<part>/dist`, unless `dist` was built from the same sources. */
export async function buildRelease(part: PartName, mode: BuildMode = 'production'): Promise<BuildResult> {
  const packageRoot = path.join(repositoryRoot, part);
  const folder = path.join(packageRoot, 'dist', mode);
  const sources = await hashSources(part, mode);
  const manifestFile = path.join(folder, 'manifest.json');
  if (existsSync(manifestFile)) {
    const manifest = manifestSchema.safeParse(await readJson(manifestFile));
    if (manifest.success && manifest.data.sources === sources)
      return { folder, manifest: await committed(manifestFile, manifest.data), isNew: false };
  }

  const { version } = (await readJson(path.join(packageRoot, 'package.json'))) as { version: string };
  const contractVersion = await readContractVersion();
  const remote = await readRemote(part);
  const target = (side: BuildSide) => ({
    packageRoot,
    outputPath: path.join(folder, side),
    side,
    mode,
    namespace: part,
  });
  const build = (side: BuildSide) =>
    runWebpack(remote ? remoteConfig(remote, target(side), contractVersion) : shellConfig(target(side)));
  const browserStats = await build('browser');
  const serverEntry = serverEntryOf(remote);
  if (serverEntry !== null) {
    await build('server');
    // Without this file, the repository's package.json would make these scripts ES modules.
    await writeFile(path.join(folder, 'server/package.json'), '{"type":"commonjs"}\n');
  } else {
    await rm(path.join(folder, 'server'), { recursive: true, force: true });
  }
  if (!remote) {
    await runWebpack(bootConfig(target('browser')));
    await runWebpack(serviceWorkerConfig({ ...target('browser'), outputPath: path.join(folder, 'server') }));
    await writeSiteAssets(folder);
  }

  await moveMaps(folder);
  await writeSources(folder, remote);
  const manifest = await sealRelease(folder, {
    name: part,
    packageVersion: version,
    commit: currentCommit(part),
    builtAt: new Date().toISOString(),
    mode,
    sources,
    federationName: remote?.federationName ?? null,
    browserEntry: remote ? 'remoteEntry.js' : 'main.js',
    serverEntry,
    exposes: remote ? exposedFiles(remote, browserStats) : {},
    needs: remote ? {} : shellNeeds(),
    ...(remote ? { probes: [...remote.probes] } : {}),
    routes: remote
      ? [...remote.routes]
      : shellRoutes.map(({ id, host, path, query }) => ({ id, host, path, query, expose: null })),
    ...(remote ? {} : { serverContract: serverContractVersion }),
    shared: remote
      ? { provided: {}, required: requiredRanges(contractVersion) }
      : { provided: await providedVersions(), required: {} },
    contract: { package: '@marquee/shared', version: contractVersion, hash: await hashContract() },
  });
  return { folder, manifest, isNew: true };
}

/** Updates the commit in the manifest of a build whose sources were committed after the build. */
async function committed(file: string, manifest: Manifest): Promise<Manifest> {
  const commit = currentCommit(manifest.name);
  if (!isDirty(manifest.commit) || isDirty(commit)) return manifest;
  const named = { ...manifest, commit };
  await writeFile(file, `${JSON.stringify(named, null, 2)}\n`);
  return named;
}

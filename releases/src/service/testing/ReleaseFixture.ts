import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Manifest } from '../../manifest.ts';
import { partNames } from '../../partNames.ts';
import { ReleaseCache } from '../../ReleaseCache.ts';
import { ReleaseRepository } from '../../ReleaseRepository.ts';
import { recordResult } from '../../registry/decisions.ts';
import { FileLog } from '../../registry/FileLog.ts';
import type { GateResult } from '../../registry/logEntry.ts';
import { Registry } from '../../registry/Registry.ts';
import { releaseDigest } from '../../releaseDigest.ts';
import type { PartialSet, ReleaseSet } from '../../releaseSet.ts';
import { openStorage } from '../../storage/openStorage.ts';
import { type AwaitPrepared, ReleaseService } from '../ReleaseService.ts';
import { TokenService } from '../TokenService.ts';

export const passedResult: GateResult = {
  passed: true,
  reasons: [],
  seconds: 1.5,
  checks: [{ name: 'server', passed: true, detail: 'Its pages render.' }],
};
export const refusedResult: GateResult = {
  passed: false,
  reasons: ['beat/: PostPage throws <TypeError> & more'],
  seconds: 2,
  checks: [{ name: 'server', passed: false, detail: 'beat/: PostPage throws <TypeError> & more' }],
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** The files of a release with that one script. */
function filesOf(script: string): Manifest['browser']['files'] {
  const integrity = integrityOf(script);
  return { 'remoteEntry.js': { integrity, bytes: script.length, brotliBytes: 34_500 } };
}

/** Version of the release that `build` makes. */
export const versionOf = (script: string) => `0.1.0-${releaseDigest(filesOf(script), null, {})}`;

/** A service over a real registry, storage and cache in a folder that is thrown away, with a gate whose result a test sets. */
export class ReleaseFixture {
  readonly folder: string;
  readonly releases: ReleaseRepository;
  readonly service: ReleaseService;
  readonly tokens: TokenService;
  /** The next result of the gate. */
  result = passedResult;
  /** Why sets that a move would make do not fit, and the sets that were tried. */
  unfit: string[] = [];
  readonly triedSets: ReleaseSet[] = [];
  /** Runs during each evaluation. */
  duringEvaluation: (round: number) => Promise<unknown> = async () => undefined;
  evaluations = 0;
  /** The sets that the gate evaluated, with the live set of the time. */
  readonly evaluatedSets: { candidate: PartialSet; live: PartialSet }[] = [];
  /** Checks that were accepted beforehand. */
  readonly accepted: string[] = [];
  /** The answer of the nodes about the sets that they are to get ready, and these sets. */
  prepared: Awaited<ReturnType<AwaitPrepared>> = { ready: 0, problems: [] };
  readonly preparedSets: ReleaseSet[] = [];
  now = Date.parse('2026-11-21T10:00:00Z');

  private constructor(folder: string, releases: ReleaseRepository) {
    this.folder = folder;
    this.releases = releases;
    this.service = new ReleaseService({
      releases,
      evaluate: async (candidate, live, _part, report, accepted) => {
        this.evaluatedSets.push({ candidate, live });
        this.accepted.push(...accepted);
        this.evaluations += 1;
        await this.duringEvaluation(this.evaluations);
        for (const { name, passed, detail } of this.result.checks)
          report(passed ? 'check-passed' : 'check-failed', `${name}: ${detail}`);
        return this.result;
      },
      checkFit: async (candidate) => {
        this.triedSets.push(candidate);
        return this.unfit;
      },
      awaitPrepared: async ({ set }) => {
        this.preparedSets.push(set);
        return this.prepared;
      },
      retention: { keepDays: 30, keepCount: 3 },
      now: () => this.now,
    });
    this.tokens = new TokenService(releases.registry);
  }

  /**
   * Opens a service in which version `versionOf('first')` of every part is live.
   * @param missing parts that have no release
   */
  static async open(...missing: PartName[]): Promise<ReleaseFixture> {
    const released = partNames.filter((part) => !missing.includes(part));
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-service-'));
    const clock = { now: () => new Date() };
    const releases = new ReleaseRepository({
      registry: new Registry(new FileLog(path.join(folder, 'registry')), () => clock.now()),
      storage: await openStorage({ location: 'disk', folder: path.join(folder, 'storage'), region: '' }),
      cache: new ReleaseCache(path.join(folder, 'releases')),
    });
    const fixture = new ReleaseFixture(folder, releases);
    clock.now = () => new Date(fixture.now);
    for (const part of released) {
      const { from, manifest } = await fixture.build('first', part);
      await releases.publish(from, manifest, 'operator@here');
      await releases.registry.write('operator@here', recordResult(part, manifest.version, passedResult));
    }
    const versions = Object.fromEntries(released.map((part) => [part, versionOf('first')]));
    if (released.length > 0)
      await releases.registry.write('operator@here', () => ({ kind: 'live', versions, why: 'start' }));
    return fixture;
  }

  /** A built folder whose one script has that text. */
  async build(script: string, part: PartName = 'mf-post'): Promise<{ from: string; manifest: Manifest }> {
    const from = path.join(this.folder, 'built', `${part}-${digest(script)}`);
    await mkdir(path.join(from, 'browser'), { recursive: true });
    await writeFile(path.join(from, 'browser/remoteEntry.js'), script);
    const manifest: Manifest = {
      name: part,
      version: versionOf(script),
      commit: 'abc123',
      builtAt: '2026-11-20T00:00:00.000Z',
      mode: 'production',
      sources: 'x',
      federationName: part.replace('-', '_'),
      browser: {
        entry: 'remoteEntry.js',
        files: filesOf(script),
      },
      server: null,
      exposes: {},
      contract: { package: '@marquee/shared', version: '1.0.0' },
    };
    await writeFile(path.join(from, 'manifest.json'), JSON.stringify(manifest));
    return { from, manifest };
  }

  /** Releases a part with that script, as the team `post`. @returns the details of all steps */
  async release(script: string, options: { percent?: number; part?: PartName } = {}): Promise<string[]> {
    const { from, manifest } = await this.build(script, options.part);
    const details: string[] = [];
    const report = (_step: string, detail: string) => details.push(detail);
    await this.service.release(from, manifest, { actor: 'post', report, percent: options.percent });
    return details;
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

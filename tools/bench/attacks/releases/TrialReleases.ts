import path from 'node:path';
import { pause } from '../Attack.ts';
import type { OwnNetwork, Target } from '../Target.ts';

const part = 'mf-post';
const actor = 'bench';
const percent = 50;
const followMs = 60_000;
/** Pages in a row that show a version: every worker has it then. */
const inARow = 8;

/** How a release stands. */
export type Standing = 'stays' | 'paused' | 'taken back';

type Modules = Awaited<ReturnType<typeof modulesOf>>;
type Releases = Awaited<ReturnType<Modules['openReleases']>>;

/** Loads a checkout's own code, since another commit writes its registry and its releases in its own way. */
async function modulesOf(folder: string) {
  const load = (file: string) => import(path.join(folder, file));
  const { openReleases } = (await load(
    'releases/src/openReleases.ts',
  )) as typeof import('@marquee/releases/openReleases.ts');
  const decisions = (await load(
    'releases/src/registry/decisions.ts',
  )) as typeof import('@marquee/releases/registry/decisions.ts');
  const { readServerConfig } = (await load('server/src/config.ts')) as typeof import('@marquee/server/config.ts');
  const { publishAltered } = (await load(
    'tools/network/alteredRelease.ts',
  )) as typeof import('../../../network/alteredRelease.ts');
  const { bucketOfCanary } = (await load(
    'tools/network/unevaluatedCanary.ts',
  )) as typeof import('../../../network/unevaluatedCanary.ts');
  return { openReleases, decisions, readServerConfig, publishAltered, bucketOfCanary };
}

/** Releases of the post page that work well, made live or given to half of the readers as if the gate had judged them. */
export class TrialReleases {
  readonly #target: Target;
  readonly #modules: Modules;
  readonly #releases: Releases;
  readonly #post: string;
  #made = 0;

  private constructor(target: Target, modules: Modules, releases: Releases, post: string) {
    this.#target = target;
    this.#modules = modules;
    this.#releases = releases;
    this.#post = post;
  }

  /** @param post address of a post, by which the version is seen that readers get */
  static async open(target: Target, { folder, dataFolder }: OwnNetwork, post: string): Promise<TrialReleases> {
    const modules = await modulesOf(folder);
    const settings = modules.readServerConfig({ ...process.env, DATA_DIR: dataFolder });
    return new TrialReleases(target, modules, await modules.openReleases(settings, () => undefined), post);
  }

  close(): Promise<void> {
    return this.#releases.registry.close();
  }

  /** Makes a new version live and waits until readers get it. @returns it */
  async goLive(): Promise<string> {
    const version = await this.#make();
    await this.#releases.registry.write(actor, this.#modules.decisions.goLive(part, version));
    await this.#served(version, '');
    return version;
  }

  /** Gives a new version to half of the readers. @returns it, and a cookie that belongs to that half */
  async startCanary(): Promise<{ version: string; cookie: string }> {
    const version = await this.#make();
    await this.#releases.registry.write(actor, this.#modules.decisions.startCanary(part, version, percent));
    const cookie = `bucket=${this.#modules.bucketOfCanary(version)}`;
    await this.#served(version, cookie);
    return { version, cookie };
  }

  async standingOf(version: string): Promise<Standing> {
    const { live, canary, paused } = (await this.#releases.registry.read()).parts[part];
    if (live !== version && canary?.version !== version) return 'taken back';
    return paused?.version === version ? 'paused' : 'stays';
  }

  /** Versions of all parts in a page that has this version of the post page, by the names of federation. */
  async versionsWith(version: string): Promise<Record<string, string | null>> {
    const { parts } = await this.#releases.registry.read();
    return { shell: parts.shell.live, mf_reader: parts['mf-reader'].live, mf_post: version };
  }

  async #make(): Promise<string> {
    this.#made += 1;
    const { registry, cache } = this.#releases;
    const { live } = (await registry.read()).parts[part];
    const comment = `\n/* attacked ${this.#made} */`;
    const manifest = await this.#modules.publishAltered(cache, part, live ?? '', (source) => source + comment);
    await this.#releases.publish(cache.folder(part, manifest.version), manifest, actor);
    const result = { passed: true, reasons: [], seconds: 0, checks: [] };
    await registry.write(actor, this.#modules.decisions.recordResult(part, manifest.version, result));
    return manifest.version;
  }

  async #served(version: string, cookie: string): Promise<void> {
    const deadline = Date.now() + followMs;
    for (let seen = 0; seen < inARow; ) {
      const { headers } = await this.#target.ask(this.#post, { headers: { cookie } });
      const [, , post] = String(headers['x-release-set'] ?? '').split('.');
      seen = post && version.endsWith(`-${post}`) ? seen + 1 : 0;
      if (Date.now() > deadline) throw new Error(`Readers do not get ${part}@${version}`);
      if (seen === 0) await pause(200);
    }
  }
}

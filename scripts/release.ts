import { userInfo } from 'node:os';
import { releaseNameSchema, releaseNames } from '../shell/src/releases/manifest.ts';
import { openReleases } from '../shell/src/releases/openReleases.ts';
import { proveSet } from '../shell/src/releases/proveSet.ts';
import { goLive, judge } from '../shell/src/releases/registry/decisions.ts';
import { liveSet } from '../shell/src/releases/registry/registryState.ts';
import { releaseSetName, withRelease } from '../shell/src/releases/releaseSet.ts';
import { readShellConfig } from '../shell/src/server/config.ts';
import { buildRelease } from './build/buildRelease.ts';

/** `npm run release -- mf-post`: builds one part, proves it together with what is live, and makes it live. */

/** Longest time in which the shell's workers follow a new live set. */
const followMs = 60_000;

const startedAt = Date.now();
const say = (sentence: string) => console.log(`● ${sentence} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);

function refuse(sentence: string): never {
  console.error(`✖ ${sentence}`);
  process.exit(1);
}

const wanted = releaseNameSchema.safeParse(process.argv[2]);
if (!wanted.success) refuse(`Say which part to release: npm run release -- ${releaseNames.join(' | ')}`);
const name = wanted.data;

const apiUrl = process.env.API_URL ?? `http://127.0.0.1:${process.env.API_PORT ?? 3101}`;
const environment = { ...process.env, API_URL: apiUrl };
const config = readShellConfig(environment);
const releases = await openReleases(config, () => undefined);
const actor = `operator@${userInfo().username}`;
const live = liveSet(await releases.registry.read());
if (!live) refuse('Nothing is live yet: run npm start once.');

const { folder, manifest } = await buildRelease(name);
say(`Built ${name}@${manifest.version}`);
if (live[name] === manifest.version) {
  say('That version is live already');
  process.exit(0);
}
await releases.publish(folder, manifest, actor);

const candidate = withRelease(live, name, manifest.version);
try {
  await proveSet(candidate, environment);
} catch (error) {
  refuse(
    `${name}@${manifest.version} is refused; ${live[name]} stays live.\n${String(error instanceof Error ? error.message : error)}`,
  );
}
say('Its probe pages render');
const verdict = { passed: true, reasons: [], seconds: (Date.now() - startedAt) / 1_000, checks: [] };
await releases.registry.write(actor, judge(name, manifest.version, verdict));
await releases.registry.write(actor, goLive(name, manifest.version));

/** The sets that answer, over several connections, as each worker answers for itself. */
async function answeringSets(): Promise<Set<string>> {
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const response = await fetch(`http://127.0.0.1:${config.PORT}/healthz`, { headers: { connection: 'close' } });
      const { set } = (await response.json()) as { set: typeof candidate };
      return releaseSetName(set);
    }),
  );
  return new Set(answers);
}

const isShellUp = await answeringSets().then(
  () => true,
  () => false,
);
if (!isShellUp) {
  say('Live as soon as the shell starts: it does not run now');
  process.exit(0);
}
const deadline = Date.now() + followMs;
while (Date.now() < deadline) {
  const sets = await answeringSets().catch(() => new Set<string>());
  if (sets.size === 1 && sets.has(releaseSetName(candidate))) {
    say(`${name}@${manifest.version} is live`);
    process.exit(0);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
refuse('The shell has not followed; its log says why.');

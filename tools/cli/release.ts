import { ReleaseError } from '@marquee/releases/ReleaseError.ts';
import type { ProgressResult } from '@marquee/releases/service/progressLine.ts';
import type { ProgressStep } from '@marquee/releases/service/progressStep.ts';
import { buildRelease } from '../bundler/buildRelease.ts';
import { isDirty } from '../bundler/currentCommit.ts';
import { HttpReleaseClient } from './release/HttpReleaseClient.ts';
import { LocalReleaseClient } from './release/LocalReleaseClient.ts';
import type { ReleaseClient } from './release/ReleaseClient.ts';
import { RemoteError } from './release/RemoteError.ts';
import { type Command, readCommandLine, UsageError, usage } from './release/readCommand.ts';
import { writeStatus } from './release/writeStatus.ts';

/** `npm run release -- …`: see `usage`. Exit codes: 1 refused or failed, 2 wrong usage, 3 the shell has not followed. */

// The registry and the storage are the owner's alone.
process.umask(0o077);
const startedAt = Date.now();
const print = (mark: string, sentence: string) =>
  console.log(`${mark} ${sentence} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);

/** A line for each step; a failed check comes with the reasons at the end. */
function onProgress({ step, detail }: ProgressStep): void {
  if (step === 'check-passed') print('  ✓', detail.split('\n', 1)[0] ?? '');
  else if (step === 'check-failed') print('  ✗', detail.split('\n', 1)[0] ?? '');
  else print('●', detail);
}

/** @returns the exit code */
function conclude({ part, version, followed }: ProgressResult): number {
  switch (followed) {
    case 'followed':
      return 0;
    case 'not-running':
      print('●', 'No shell runs here: it will serve this when it starts');
      return 0;
    case 'overtaken':
      console.error(`✖ ${part}@${version} was overtaken: npm run release -- log tells by what.`);
      return 3;
    case 'late':
      console.error(`✖ The shell has not followed; its log says why. npm run release -- ${part} rollback goes back.`);
      return 3;
  }
}

async function through(client: ReleaseClient, command: Command, json: boolean): Promise<number> {
  switch (command.kind) {
    case 'release': {
      client.startAhead?.();
      const { folder, manifest } = await buildRelease(command.part);
      print('●', `Built ${command.part}@${manifest.version} of commit ${manifest.commit}`);
      if (isDirty(manifest.commit)) print('●', 'It has changes that are in no commit: nobody else can build it');
      return conclude(await client.release(folder, manifest, command, onProgress));
    }
    case 'move':
      return conclude(await client.move(command.part, command.move, onProgress));
    case 'status': {
      const status = await client.status();
      console.log(json ? JSON.stringify(status, null, 2) : writeStatus(status));
      return 0;
    }
    case 'log':
      for (const { at, actor, text } of await client.log(command.count)) console.log(`${at}  ${actor} ${text}`);
      return 0;
    default:
      return onThisMachine(client, command);
  }
}

/** Acts on this machine only. */
async function onThisMachine(
  client: ReleaseClient,
  command: Extract<Command, { kind: 'token add' | 'token revoke' | 'retire' | 'repair' }>,
): Promise<number> {
  if (!(client instanceof LocalReleaseClient))
    throw new UsageError(`“${command.kind}” works on the machine itself, without --to.`);
  if (command.kind === 'token add') {
    const token = await client.addToken(command.name, command.parts);
    console.log(`${token}\n● The token “${command.name}” for ${command.parts.join(', ')}: it is shown this once.`);
  } else if (command.kind === 'token revoke') {
    await client.revokeToken(command.name);
    print('●', `The token “${command.name}” opens nothing any more`);
  } else if (command.kind === 'repair') {
    const { unreadable } = await client.status();
    for (const { seq, reason, isNewer } of unreadable)
      print(isNewer ? '●' : '✖', `Entry ${seq} of the log cannot be read: ${reason}${isNewer ? '. It stays' : ''}`);
    const given = await client.repair();
    print(
      '●',
      given.length > 0
        ? `Given up: ${given.join(', ')}. What was live by them is not; look at the status`
        : 'Nothing is damaged',
    );
  } else {
    const gone = await client.retire();
    print('●', gone.length > 0 ? `Removed ${gone.join(', ')}` : 'There is nothing to remove');
  }
  return 0;
}

async function main(): Promise<number> {
  const { command, json, to } = readCommandLine(process.argv.slice(2), process.env);
  const client = to ? new HttpReleaseClient(to.origin, to.token) : await LocalReleaseClient.open(process.env);
  try {
    return await through(client, command, json);
  } finally {
    await client.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof UsageError) console.error(`✖ ${error.message}\n\n${usage}`);
  else if (error instanceof ReleaseError || error instanceof RemoteError) console.error(`✖ ${error.message}`);
  else console.error(`✖ ${error instanceof Error ? error.stack : String(error)}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

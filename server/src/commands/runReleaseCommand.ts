import type { Manifest } from '@marquee/releases/manifest.ts';
import { ReleaseError } from '@marquee/releases/ReleaseError.ts';
import type { ProgressResult } from '@marquee/releases/service/progressLine.ts';
import type { ProgressStep } from '@marquee/releases/service/progressStep.ts';
import type { PartName } from '@marquee/shared/domain';
import { HttpReleaseClient } from './HttpReleaseClient.ts';
import { LocalReleaseClient } from './LocalReleaseClient.ts';
import type { ReleaseClient } from './ReleaseClient.ts';
import { RemoteError } from './RemoteError.ts';
import { type Command, readCommandLine, UsageError, usage } from './readCommand.ts';
import { writeStatus } from './writeStatus.ts';

/** Builds a part from the sources of a checkout. */
export type BuildPart = (part: PartName) => Promise<{ folder: string; manifest: Manifest }>;

const startedAt = Date.now();
const print = (mark: string, sentence: string) =>
  console.log(`${mark} ${sentence} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);

/** Prints a line for each step. The reasons of failed checks are printed at the end. */
function onProgress({ step, detail }: ProgressStep): void {
  if (step === 'check-passed') print('  ✓', detail.split('\n', 1)[0] ?? '');
  else if (step === 'check-failed') print('  ✗', detail.split('\n', 1)[0] ?? '');
  else print('●', detail);
}

/** Reports if readers get the release. @returns the exit code */
function conclude({ part, kind, version, followed }: ProgressResult, address: string): number {
  switch (followed) {
    case 'followed':
      print('●', `Readers of ${address} get it`);
      return 0;
    case 'unknown-part':
      print('●', `The servers at ${address} are of a version without ${part}. They serve it after their upgrade`);
      return 0;
    case 'not-running':
      console.error('✖ The server is not running. It serves this release when it starts.');
      return 4;
    case 'unreachable':
      console.error(
        `✖ Nothing responds at ${address}, so readers do not get ${part}@${version}. Look for the reason in the server's log.`,
      );
      return 3;
    case 'overtaken':
      console.error('✖ Another release replaced it. See npm run release -- log.');
      return 3;
    case 'late':
      console.error(
        `✖ The server at ${address} did not follow within a minute. Look for the reason in its log. ${undoHint(part, kind)}`,
      );
      return 3;
  }
}

function undoHint(part: PartName, kind: ProgressResult['kind']): string {
  return kind === 'canary'
    ? `To end the canary: npm run release -- ${part} abort.`
    : `To go back: npm run release -- ${part} rollback.`;
}

async function runCommand(
  client: ReleaseClient,
  command: Command,
  json: boolean,
  build: BuildPart | null,
): Promise<number> {
  switch (command.kind) {
    case 'release': {
      if (!build)
        throw new UsageError(
          'An image has no sources to build. Release from a checkout: npm run release -- <part> --to https://host.',
        );
      await client.checkMayRelease(command.part);
      client.startAhead?.();
      const { folder: builtFolder, manifest } = await build(command.part);
      print('●', `Built ${command.part}@${manifest.version} of commit ${manifest.commit}`);
      if (manifest.commit.endsWith('-dirty'))
        print('●', 'It contains uncommitted changes, so no other checkout can build it');
      return conclude(await client.release(builtFolder, manifest, command, onProgress), client.address);
    }
    case 'move':
      return conclude(await client.move(command.part, command.move, onProgress), client.address);
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

/** Runs a command that works only on the server's own machine. */
async function onThisMachine(
  client: ReleaseClient,
  command: Extract<Command, { kind: 'start' | 'token add' | 'token revoke' | 'retire' | 'repair' }>,
): Promise<number> {
  if (!(client instanceof LocalReleaseClient))
    throw new UsageError(`“${command.kind}” works only on the server's own machine. Leave out --to and RELEASE_URL.`);
  if (command.kind === 'start') {
    await client.start(command.folder, onProgress);
  } else if (command.kind === 'token add') {
    const token = await client.addToken(command.name, command.parts);
    console.log(
      `${token}\n● Token “${command.name}” for ${command.parts.join(', ')} is shown only once. Store it now.`,
    );
  } else if (command.kind === 'token revoke') {
    await client.revokeToken(command.name);
    print('●', `Token “${command.name}” is revoked`);
  } else if (command.kind === 'repair') {
    const { unreadable } = await client.status();
    for (const { seq, reason, isNewer } of unreadable)
      print(
        isNewer ? '●' : '✖',
        `Entry ${seq} of the log is unreadable: ${reason}${isNewer ? '. Kept, because newer code wrote it' : ''}`,
      );
    const dropped = await client.repair();
    print(
      '●',
      dropped.length > 0
        ? `Dropped log entries ${dropped.join(', ')}. Releases they made live are no longer live. Check the status`
        : 'Nothing is damaged',
    );
  } else {
    const removed = await client.retire();
    print('●', removed.length > 0 ? `Removed ${removed.join(', ')}` : 'Nothing to remove');
  }
  return 0;
}

/**
 * Runs `npm run release -- …` or the release command of an image. See `usage`.
 * @param build null if there are no sources, as in an image
 * @returns the exit code: 1 refused or failed, 2 wrong usage, 3 readers do not get it, 4 no server runs
 */
export async function runReleaseCommand(
  words: string[],
  environment: NodeJS.ProcessEnv,
  build: BuildPart | null,
): Promise<number> {
  try {
    const { command, json, to } = readCommandLine(words, environment);
    const client = to ? new HttpReleaseClient(to.origin, to.token) : await LocalReleaseClient.open(environment);
    try {
      return await runCommand(client, command, json, build);
    } finally {
      await client.close();
    }
  } catch (error) {
    if (error instanceof UsageError) console.error(`✖ ${error.message}\n\n${usage}`);
    else if (error instanceof ReleaseError || error instanceof RemoteError) console.error(`✖ ${error.message}`);
    else console.error(`✖ ${error instanceof Error ? error.stack : String(error)}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

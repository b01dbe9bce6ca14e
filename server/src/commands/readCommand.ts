import { parseArgs } from 'node:util';
import { type AcceptableCheck, acceptableChecks } from '@marquee/releases/gate/CheckResult.ts';
import { partNameSchema, partNames } from '@marquee/releases/partNames.ts';
import { type StagePlan, stagePlanSchema } from '@marquee/releases/stagePlan.ts';
import type { PartName } from '@marquee/shared/domain';

/** An act on a part that is already released. Without a version, a canary keeps its version. */
export type Move =
  | { kind: 'promote' }
  /** Ends the canary. With a version, ends it only if it has that version. */
  | { kind: 'abort'; version: string | null }
  /** Without a version, makes the newest good version live again. With `from`, does so only if that version is live. */
  | { kind: 'rollback'; version: string | null; from?: string }
  | { kind: 'live'; version: string }
  | { kind: 'canary'; percent: number; version: string | null };

export type Command =
  | { kind: 'release'; part: PartName; percent: number | undefined; plan?: StagePlan; accepted: AcceptableCheck[] }
  | { kind: 'move'; part: PartName; move: Move }
  | { kind: 'start'; folder: string }
  | { kind: 'status' }
  | { kind: 'log'; count: number }
  | { kind: 'token add'; name: string; parts: PartName[] }
  | { kind: 'token revoke'; name: string }
  | { kind: 'retire' }
  | { kind: 'repair' };

export type CommandLine = {
  command: Command;
  json: boolean;
  /** Origin and token of a remote shell. Null for this machine. */
  to: { origin: string; token: string } | null;
};

export const usage = `npm run release -- <part> [--canary <percent>]         build a release, check it, make it live
npm run release -- <part> --stages 1,10,50,100 --every 10m   a canary that grows while it is healthy
npm run release -- <part> --accept content            accept content that differs from the live version
npm run release -- <part> --accept addresses          accept that addresses of the live version are gone
npm run release -- <part> promote                     make the canary live
npm run release -- <part> abort [version]             end the canary, or only this version of it
npm run release -- <part> rollback [--from <version>] withdraw the live version, or only if this version is live
npm run release -- <part> rollback <version>          go back to this version
npm run release -- <part> canary <percent> [version]  set the share of readers, or the version
npm run release -- <part> live <version>              make a published version live
npm run release -- status [--json]                    show the live versions and canaries
npm run release -- log [n]                            show the last n entries of the audit log
npm run release -- token add <name> <part…>           create a token for a team, shown once
npm run release -- token revoke <name>
npm run release -- start <folder>                     publish built parts, and start a network with them
npm run release -- retire                             remove unused releases
npm run release -- repair                             drop unreadable entries of the log

<part> is ${partNames.join(', ')}.
Works on DATA_DIR of this machine. For another machine: --to https://host --token … (or RELEASE_URL, RELEASE_TOKEN).`;

/** The command line is invalid. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readCommandLine(words: string[], environment: NodeJS.ProcessEnv): CommandLine {
  const { values, positionals } = parse(words);
  const origin = values.to ?? environment.RELEASE_URL;
  const token = values.token ?? environment.RELEASE_TOKEN;
  if (origin && !/^https?:\/\/[^/]+\/?$/.test(origin))
    throw new UsageError(`--to needs an origin such as https://host, not ${origin}.`);
  if (origin && !token) throw new UsageError('--to needs a token. Pass --token or set RELEASE_TOKEN.');
  return {
    command: readCommand(positionals, values),
    json: values.json ?? false,
    to: origin && token ? { origin: origin.replace(/\/$/, ''), token } : null,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        accept: { type: 'string' },
        stages: { type: 'string' },
        every: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        token: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Options = { from?: string; canary?: string; accept?: string; stages?: string; every?: string };

function readCommand([first, second, ...rest]: string[], options: Options): Command {
  const { canary, accept, stages, every, from } = options;
  if (from !== undefined && first !== 'rollback' && second !== 'rollback')
    throw new UsageError('--from works only with rollback.');
  const isRelease = isPart(first) && second === undefined;
  for (const name of ['canary', 'accept', 'stages', 'every'] as const)
    if (options[name] !== undefined && !isRelease)
      throw new UsageError(`--${name} works only with the release of a part.`);
  if (canary !== undefined && stages !== undefined) throw new UsageError('Use either --canary or --stages, not both.');
  if ((stages === undefined) !== (every === undefined))
    throw new UsageError('Use --stages and --every together: --stages 1,10,50,100 --every 10m.');
  if (isPart(first)) {
    if (second !== undefined) return { kind: 'move', part: first, move: readMove(second, rest, from) };
    const percent = canary === undefined ? undefined : readPercent(canary);
    const accepted = accept === undefined ? [] : [readCheck(accept)];
    const plan = stages !== undefined && every !== undefined ? { plan: readPlan(stages, every) } : {};
    return { kind: 'release', part: first, percent, ...plan, accepted };
  }
  switch (first) {
    case 'promote':
    case 'abort':
    case 'rollback':
      return { kind: 'move', part: readPart(second), move: readMove(first, rest, from) };
    case 'start':
      expectNoMore(rest[0]);
      if (!second) throw new UsageError('Say in which folder the built parts are.');
      return { kind: 'start', folder: second };
    case 'status':
    case 'retire':
    case 'repair':
      expectNoMore(second);
      return { kind: first };
    case 'log':
      expectNoMore(rest[0]);
      return { kind: 'log', count: readCount(second ?? '20') };
    case 'token':
      return readTokenCommand(second, rest);
    default:
      throw new UsageError(
        first === undefined ? 'Say what to release.' : `“${first}” is neither a part nor a command.`,
      );
  }
}

function readMove(word: string, rest: string[], from?: string): Move {
  switch (word) {
    case 'promote':
      expectNoMore(rest[0]);
      return { kind: word };
    case 'abort':
      expectNoMore(rest[1]);
      return { kind: word, version: rest[0] ?? null };
    case 'rollback':
      expectNoMore(rest[1]);
      return { kind: word, version: rest[0] ?? null, ...(from !== undefined && { from }) };
    case 'live':
      expectNoMore(rest[1]);
      if (!rest[0]) throw new UsageError('Say which version to make live.');
      return { kind: 'live', version: rest[0] };
    case 'canary':
      expectNoMore(rest[2]);
      return { kind: 'canary', percent: readPercent(rest[0] ?? ''), version: rest[1] ?? null };
    default:
      throw new UsageError(`“${word}” is not a command for a part.`);
  }
}

function readTokenCommand(word: string | undefined, [name, ...parts]: string[]): Command {
  if (!name || (word !== 'add' && word !== 'revoke'))
    throw new UsageError('Use token add <name> <part…>, or token revoke <name>.');
  if (word === 'add' && parts.length > 0) return { kind: 'token add', name, parts: parts.map(readPart) };
  if (word === 'add') throw new UsageError('Say which parts the token is for.');
  expectNoMore(parts[0]);
  return { kind: 'token revoke', name };
}

function isPart(word: string | undefined): word is PartName {
  return partNameSchema.safeParse(word).success;
}

function readPart(word: string | undefined): PartName {
  if (isPart(word)) return word;
  throw new UsageError(`Say which part: ${partNames.join(', ')}.`);
}

function readPercent(word: string): number {
  const percent = Number(word);
  if (word !== '' && percent > 0 && percent < 100) return percent;
  throw new UsageError('The percentage of a canary must be more than 0 and less than 100.');
}

/** @param every `10m` or `2h` */
function readPlan(stages: string, every: string): StagePlan {
  const [, number, unit] = /^(\d+)([mh])$/.exec(every) ?? [];
  if (!number) throw new UsageError('--every needs minutes or hours: 10m, 2h.');
  const { data, error } = stagePlanSchema.safeParse({
    stages: stages.split(',').map(Number),
    everyMinutes: Number(number) * (unit === 'h' ? 60 : 1),
  });
  if (data) return data;
  throw new UsageError(`--stages ${stages} --every ${every}: ${error.issues[0]?.message ?? 'invalid plan'}`);
}

function readCheck(word: string): AcceptableCheck {
  const check = acceptableChecks.find((one) => one === word);
  if (check) return check;
  throw new UsageError(`--accept accepts only ${acceptableChecks.join(', ')}.`);
}

function readCount(word: string): number {
  const count = Number(word);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UsageError(`“${word}” is not a number of entries.`);
}

function expectNoMore(word: string | undefined): void {
  if (word !== undefined) throw new UsageError(`“${word}” is an unexpected argument.`);
}

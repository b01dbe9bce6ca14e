import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '@marquee/api/config/config.ts';
import type { Database } from '@marquee/api/db/connect.ts';

/** All that a command works with. */
export type CommandContext = {
  config: Config;
  /** A small pool whose statements may take as long as they need. */
  db: Database;
  databaseUrl: string;
  now: Date;
  /** A line of the result, on standard output. */
  print: (line: string) => void;
  /** A line about the progress, on standard error: results stay clean. */
  report: (line: string) => void;
};

export type CommandInput = {
  /** By the names of the command's arguments; those that are optional may be missing. */
  arguments: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string | boolean | undefined>>;
};

type CommandTraits = {
  /** One or two words: `ledger book`. */
  name: string;
  /** What stands after the name, in order; in brackets when it may be missing: `[report]`. */
  arguments: readonly string[];
  options: ParseArgsOptionsConfig;
  /** One sentence for the list of commands. */
  summary: string;
};

export type Command = CommandTraits & {
  /** @returns false when the command has found a fault, which it has printed: the process ends with 1 */
  run(context: CommandContext, input: CommandInput): Promise<boolean>;
};

/** A command that works with the folder of the repository alone: the network need not run. */
export type LocalCommand = CommandTraits & {
  isLocal: true;
  run(context: Pick<CommandContext, 'print' | 'report'>, input: CommandInput): Promise<boolean>;
};

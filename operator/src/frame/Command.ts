import type { ParseArgsOptionsConfig } from 'node:util';
import type { Database } from '@marquee/api/acts/database.ts';
import type { Config } from '@marquee/api/acts/settings.ts';

/** Services and settings for a command. */
export type CommandContext = {
  config: Config;
  /** A small pool whose statements may take as long as they need. */
  db: Database;
  databaseUrl: string;
  now: Date;
  /** Prints a line of the result on standard output. */
  print: (line: string) => void;
  /** Prints a line about the progress on standard error, so that it does not mix with results. */
  report: (line: string) => void;
};

export type CommandInput = {
  /** Values by the names of the command's arguments. Optional arguments may be missing. */
  arguments: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string | boolean | undefined>>;
};

type CommandTraits = {
  /** One or two words: `ledger book`. */
  name: string;
  /** Arguments after the name, in order. Optional arguments are in brackets: `[report]`. */
  arguments: readonly string[];
  options: ParseArgsOptionsConfig;
  /** One sentence for the list of commands. */
  summary: string;
};

export type Command = CommandTraits & {
  /** @returns false if the command has found and printed a fault, so that the process exits with 1 */
  run(context: CommandContext, input: CommandInput): Promise<boolean>;
};

/** A command that only works with the repository's folder, without a network. */
export type LocalCommand = CommandTraits & {
  isLocal: true;
  run(context: Pick<CommandContext, 'print' | 'report'>, input: CommandInput): Promise<boolean>;
};

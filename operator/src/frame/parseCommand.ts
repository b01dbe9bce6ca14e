import { parseArgs } from 'node:util';
import type { Command, CommandInput, LocalCommand } from './Command.ts';

/** Error for an invalid command line. The message says why, and what is valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type ParsedCommand = { command: Command | LocalCommand; input: CommandInput };

/**
 * Finds the command of a command line, with its arguments and options.
 * @returns undefined if help is requested
 * @throws UsageError
 */
export function parseCommand(
  commands: readonly (Command | LocalCommand)[],
  words: readonly string[],
): ParsedCommand | undefined {
  if (words.length === 0 || words.includes('--help') || words[0] === 'help') return undefined;
  // The longest name wins: `backup list` is not the command `backup` with a file “list”.
  const command = commands
    .filter(({ name }) => name.split(' ').every((word, place) => words[place] === word))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!command)
    throw new UsageError(`Unknown command “${words.slice(0, 2).join(' ')}”. List all commands with --help.`);
  const { values, positionals } = parse(command, words.slice(command.name.split(' ').length));
  const input: Record<string, string> = {};
  for (const [place, name] of command.arguments.entries()) {
    const value = positionals[place];
    if (value !== undefined) input[name.replace(/[[\]]/g, '')] = value;
    else if (!name.startsWith('[')) throw new UsageError(`${usage(command)}: <${name}> is missing.`);
  }
  const extra = positionals[command.arguments.length];
  if (extra !== undefined) throw new UsageError(`${usage(command)}: unexpected argument “${extra}”.`);
  return { command, input: { arguments: input, options: values } };
}

/** `import wxr <file> --site` */
export function usage({ name, arguments: places, options }: Command | LocalCommand): string {
  const words = places.map((place) => (place.startsWith('[') ? place : `<${place}>`));
  const flags = Object.entries(options).map(([flag, { type }]) => `[--${flag}${type === 'string' ? ' …' : ''}]`);
  return [name, ...words, ...flags].join(' ');
}

/** Returns the list of all commands. */
export function helpText(commands: readonly (Command | LocalCommand)[]): string {
  const lines = commands.flatMap((command) => [`  ${usage(command)}`, `      ${command.summary}`]);
  return ['npm run marquee -- <command>', '', ...lines].join('\n');
}

function parse(command: Command | LocalCommand, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: command.options, allowPositionals: true });
    return { values: values as CommandInput['options'], positionals };
  } catch (error) {
    throw new UsageError(`${usage(command)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

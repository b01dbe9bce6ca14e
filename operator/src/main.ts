import { openDatabase } from '@marquee/api/acts/database.ts';
import { keepDataPrivate, readConfig } from '@marquee/api/acts/settings.ts';
import { commands } from './commands.ts';
import { helpText, parseCommand, UsageError } from './frame/parseCommand.ts';

/**
 * Runs the operator's commands, `npm run marquee -- <command>`. The exit code is 0, 1 for a failed command, or 2 for an
 * invalid command line.
 */
const print = (line: string) => void process.stdout.write(`${line}\n`);
const report = (line: string) => void process.stderr.write(`${line}\n`);

async function main(): Promise<number> {
  const parsed = parseCommand(commands, process.argv.slice(2));
  if (!parsed) {
    print(helpText(commands));
    return 0;
  }
  const { command, input } = parsed;
  if ('isLocal' in command) return (await command.run({ print, report }, input)) ? 0 : 1;
  const config = readConfig(process.env);
  await keepDataPrivate(config.dataDirectory);
  const { db, databaseUrl, close } = await openDatabase(config, report);
  try {
    const context = { config, db, databaseUrl, now: new Date(), print, report };
    return (await command.run(context, input)) ? 0 : 1;
  } finally {
    await close();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  report(`✖ ${error.message}`);
  let { cause } = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  if (cause instanceof Error) report(`  ${cause.message}`);
  return error instanceof UsageError ? 2 : 1;
});

import { ReleaseError } from '@marquee/releases/ReleaseError.ts';
import { RemoteError } from '@marquee/server/commands/RemoteError.ts';
import { runCatalogue } from '../catalogue/runCatalogue.ts';
import { type DevCommand, readDevCommand, usage } from './dev/readDevCommand.ts';
import { runDevNetwork } from './dev/runDevNetwork.ts';
import { runDevProgram } from './dev/runDevProgram.ts';
import { tryInNetwork } from './dev/tryInNetwork.ts';

/** `npm run dev -- …`. See `usage`. */

function readCommand(): DevCommand {
  try {
    return readDevCommand(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`✖ ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const { part, on } = readCommand();
try {
  if (part === 'catalogue') await runCatalogue(Number(process.env.DEV_PORT ?? 3150));
  else if (part === 'api' || part === 'server') await runDevProgram(part);
  else await (on ? tryInNetwork(part, on) : runDevNetwork(part));
} catch (error) {
  console.error(
    `✖ ${error instanceof ReleaseError || error instanceof RemoteError ? error.message : error instanceof Error ? error.stack : error}`,
  );
  process.exitCode = 1;
}

import { checkCommands } from './checks/checkCommands.ts';
import { runJourneys } from './runPlaywright.ts';

/** `npm run journeys` runs the documented procedures in the production topology. Arguments of Playwright select journeys. */
const words = process.argv.slice(2);
const { failed } = await runJourneys(words);
// All commands are run only if no journey is left out.
const commands = words.length === 0 ? await checkCommands() : { failed: 0 };
process.exitCode = failed + commands.failed > 0 ? 1 : 0;

import { checkCommands } from './checks/checkCommands.ts';
import { runJourneys } from './runPlaywright.ts';

/** `npm run journeys`: the production topology, and in it the paths of the documents. Arguments are Playwright's, for some of the journeys. */
const words = process.argv.slice(2);
const { failed } = await runJourneys(words);
// Only all journeys together run all commands.
const commands = words.length === 0 ? await checkCommands() : { failed: 0 };
process.exitCode = failed + commands.failed > 0 ? 1 : 0;

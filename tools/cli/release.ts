import { runReleaseCommand } from '@marquee/server/commands/runReleaseCommand.ts';
import { buildRelease } from '../bundler/buildRelease.ts';

/** `npm run release -- …` of a checkout, which can build parts. */
// Only the owner may read the registry and the storage.
process.umask(0o077);
process.exitCode = await runReleaseCommand(process.argv.slice(2), process.env, buildRelease);

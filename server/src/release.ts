import { runReleaseCommand } from './commands/runReleaseCommand.ts';

/** The release command of an image, which has built parts instead of sources. */
// Only the owner may read the registry and the storage.
process.umask(0o077);
process.exitCode = await runReleaseCommand(process.argv.slice(2), process.env, null);

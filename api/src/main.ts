import path from 'node:path';
import { dataFolderOf, runProgram } from '@marquee/platform/programs/runProgram.ts';

/** Starts the api with the code on the disk. It loads next to nothing before. */
// Files in the data folder are readable by their owner alone.
process.umask(0o077);
await runProgram('api', {
  programs: { api: path.join(import.meta.dirname, 'runApi.ts') },
  workspaces: ['api', 'platform', 'mf-shared'],
  dataFolder: dataFolderOf(process.env),
});

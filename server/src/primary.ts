import { dataFolderOf, runProgram } from '@marquee/platform/programs/runProgram.ts';
import { serverSources } from './programs/serverSources.ts';

/** Starts the primary with the code on the disk. It loads next to nothing before. */
// Its keeper was killed with kill -9: this process goes the same way, so that the port is free; its workers finish open requests.
process.on('disconnect', () => process.exit(1));
// Files in the data folder are readable by their owner alone.
process.umask(0o077);
await runProgram('primary', { ...serverSources, dataFolder: dataFolderOf(process.env) });

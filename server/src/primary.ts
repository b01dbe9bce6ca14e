import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { preparePrograms } from './programs/preparePrograms.ts';
import { repositoryRoot } from './programs/sourceFiles.ts';

/** Starts the primary with the code on the disk, as one file where that can be written. It loads next to nothing before. */
// Its keeper was killed with kill -9: this process goes the same way, so that the port is free; its workers finish open requests.
process.on('disconnect', () => process.exit(1));
// Files in the data folder are readable by their owner alone.
process.umask(0o077);
// As the settings say, which take a library to read.
const dataFolder = process.env.DATA_DIR || path.join(repositoryRoot, '.data');
const { primary } = await preparePrograms({
  dataFolder,
  onProblem: (error) => console.error('The server runs from its sources, which takes more memory:', error),
});
await import(pathToFileURL(primary).href);

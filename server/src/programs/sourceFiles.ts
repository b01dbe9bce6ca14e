import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const sourceFolder = path.join(repositoryRoot, 'server/src');

/** Absolute files of programs. */
export type ProgramFiles = { primary: string; worker: string; probe: string };

/** The programs as we write them. */
export const sourceFiles: ProgramFiles = {
  primary: path.join(sourceFolder, 'primary/runPrimary.ts'),
  worker: path.join(sourceFolder, 'worker.ts'),
  probe: path.join(sourceFolder, 'probe/probeWorker.ts'),
};

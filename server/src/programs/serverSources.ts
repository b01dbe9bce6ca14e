import path from 'node:path';

const sourceFolder = path.resolve(import.meta.dirname, '..');

/** The server's programs as we write them, and the workspaces of which they can consist. */
export const serverSources = {
  programs: {
    primary: path.join(sourceFolder, 'primary/runPrimary.ts'),
    worker: path.join(sourceFolder, 'worker.ts'),
    probe: path.join(sourceFolder, 'probe/probeWorker.ts'),
  },
  workspaces: ['server', 'releases', 'platform', 'mf-shared'],
} as const;

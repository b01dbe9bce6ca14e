import { failWorker, startWorker } from './worker/startWorker.ts';

/** The program of a worker. */
startWorker().catch(failWorker);

/** What a worker and its primary tell each other. */
export type WorkerMessage =
  | { kind: 'listening' }
  | { kind: 'proved' }
  | { kind: 'failed'; reason: string }
  | { kind: 'drain' };

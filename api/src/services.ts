import type { AnswerCache } from './cache/answerCache.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { FetchPicture } from './images/foreign/fetchPicture.ts';
import type { OriginalStore } from './images/originalStore.ts';
import type { ReadRecorder } from './impressions/readRecorder.ts';
import type { PurgeListener } from './purges/purgeListener.ts';

/** Tells the time; a parameter so that tests can. */
export type Clock = () => Date;

/** What routes work with. */
export type Services = {
  config: Config;
  db: Database;
  clock: Clock;
  answers: AnswerCache;
  purges: PurgeListener;
  originals: OriginalStore;
  /** Fetches pictures of other hosts. */
  fetchPicture: FetchPicture;
  reads: ReadRecorder;
};

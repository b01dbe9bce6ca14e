import type { PasswordHasher } from './accounts/PasswordHasher.ts';
import type { ResponseCache } from './cache/ResponseCache.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import type { FetchPicture } from './images/foreign/fetchPicture.ts';
import type { OriginalStore } from './images/rendering/OriginalStore.ts';
import type { ImpressionRecorder } from './impressions/recording/ImpressionRecorder.ts';
import type { MailLimits } from './mail/MailLimits.ts';
import type { PayeeSeal } from './payees/PayeeSeal.ts';
import type { PurgeListener } from './purges/listening/PurgeListener.ts';

/**
 * The dependencies of routes. Folders that make one of these declare their own needs, so that none imports this file.
 */
export type Services = {
  config: Config;
  db: Database;
  clock: Clock;
  responses: ResponseCache;
  purges: PurgeListener;
  originals: OriginalStore;
  /** Fetches pictures of other hosts. */
  fetchPicture: FetchPicture;
  impressions: ImpressionRecorder;
  passwords: PasswordHasher;
  mailLimits: MailLimits;
  payees: PayeeSeal;
};

import type { ResponseCache } from './cache/ResponseCache.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import type { MailLimits } from './limits/MailLimits.ts';
import type { OriginalStore } from './originals/OriginalStore.ts';
import type { PurgeListener } from './purges/PurgeListener.ts';

/** Services that every route gets. A route declares any further services that it needs. */
export type Services = {
  config: Config;
  db: Database;
  clock: Clock;
  responses: ResponseCache;
  purges: PurgeListener;
  originals: OriginalStore;
  mailLimits: MailLimits;
};

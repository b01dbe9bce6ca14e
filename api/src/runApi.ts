import { createLog } from '@marquee/platform/logs/createLog.ts';
import { readConfig } from './kernel/config/config.ts';
import { keepDataPrivate } from './kernel/config/keepDataPrivate.ts';
import { startApi } from './startApi.ts';

const config = readConfig(process.env);
const log = createLog({ level: config.logLevel });

await keepDataPrivate(config.dataDirectory);
const starting = startApi(config, log, () => new Date());

// Signals are also handled during the start, so that everything that has started stops cleanly.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, async () => {
    log.info(`${signal}: stopping`);
    try {
      const api = await starting;
      await (signal === 'SIGTERM' ? api.leave() : api.stop());
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'the api could not shut down cleanly');
      process.exit(1);
    }
  });

starting.catch((error: unknown) => {
  log.fatal({ err: error }, 'the api could not start');
  process.exit(1);
});

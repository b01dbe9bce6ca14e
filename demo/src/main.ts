import { keepDataPrivate, readConfig } from '@marquee/api/acts/settings.ts';
import { pino } from 'pino';
import { fillDemo } from './fillDemo.ts';

/** Creates the demo network in the database of the api's settings (`npm run demo`). */
const config = readConfig(process.env);
const log = pino({ level: config.logLevel });
await keepDataPrivate(config.dataDirectory);
await fillDemo(config, new Date(), { info: (line) => log.info(line), warn: (line) => log.warn(line) });

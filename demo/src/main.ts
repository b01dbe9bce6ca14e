import { readConfig } from '@marquee/api/config/config.ts';
import { keepDataPrivate } from '@marquee/api/config/keepDataPrivate.ts';
import { pino } from 'pino';
import { fillDemo } from './fillDemo.ts';

/** `npm run demo`: fills the demo network into the database that the api's settings name, and ends. */
const config = readConfig(process.env);
const log = pino({ level: config.logLevel });
await keepDataPrivate(config.dataDirectory);
await fillDemo(config, new Date(), { info: (line) => log.info(line), warn: (line) => log.warn(line) });

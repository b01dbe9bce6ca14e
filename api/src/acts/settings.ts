/** Settings of the environment that all programs share. */
export { type Config, readConfig } from '../kernel/config/config.ts';
export { keepDataPrivate } from '../kernel/config/keepDataPrivate.ts';

import { keepCompiled } from '@marquee/platform/process/keepCompiled.ts';

// Files in the data folder are readable by their owner alone.
process.umask(0o077);
keepCompiled(process.env);
await import('./runApi.ts');

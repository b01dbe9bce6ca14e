import { keepCompiled } from '@marquee/platform/process/keepCompiled.ts';

/** The program of the server. It runs the primary, which starts the workers. */
// Until the primary handles it, this signal would end the process. The primary starts with the code on the disk anyway.
process.on('SIGHUP', () => undefined);
// Files in the data folder are readable by their owner alone.
process.umask(0o077);
keepCompiled(process.env);
await import('./primary/runPrimary.ts');

import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';

// A process for tests to kill: it starts the server in the given directory, reports it, and stays.
const server = await startEmbeddedPostgres(process.argv[2] ?? '', { durable: false });
process.stdout.write(`${server.url}\n`);
setInterval(() => undefined, 60_000);

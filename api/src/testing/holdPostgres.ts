import { startEmbeddedPostgres } from '../kernel/db/embedded/startEmbeddedPostgres.ts';

// Tests kill this process, which starts the server in the given directory, reports it, and waits.
const server = await startEmbeddedPostgres(process.argv[2] ?? '', { durable: false });
process.stdout.write(`${server.url}\n`);
setInterval(() => undefined, 60_000);

import { parseArgs } from 'node:util';
import { connectDatabase, migrateDatabase } from '@marquee/api/acts/database.ts';
import { generatePosts } from '@marquee/demo/generator/generatePosts.ts';

/** `DATABASE_URL=… node tools/cli/run.mjs tools/cli/generatePosts.ts --count 1000000` fills an empty database with invented posts. */

const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is missing. Set it to the address of an empty database.');
await migrateDatabase(url);
const db = connectDatabase({
  url,
  pool: 10,
  statementTimeoutMs: 0,
  connectTimeoutMs: 5_000,
  onIdleError: (error) => console.error(error.message),
});
try {
  await generatePosts({
    db,
    count: Number(values.count),
    seed: Number(values.seed),
    now: new Date(),
    report: console.log,
  });
} finally {
  await db.$client.end();
}

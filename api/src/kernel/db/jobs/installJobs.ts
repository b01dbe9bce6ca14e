import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { jobQueues, jobSchema } from './jobQueues.ts';

/** Creates or updates the tables and queues of jobs. Afterwards, transactions can enqueue jobs. */
export async function installJobs(client: pg.Client): Promise<void> {
  const executeSql = (text: string, values: unknown[] = []) => client.query(text, values);
  const boss = new PgBoss({ schema: jobSchema, db: { executeSql }, supervise: false, schedule: false });
  await boss.start();
  try {
    for (const { name, ...options } of jobQueues) {
      await boss.createQueue(name, options);
      const { policy: _fixed, ...changeable } = options;
      await boss.updateQueue(name, changeable);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

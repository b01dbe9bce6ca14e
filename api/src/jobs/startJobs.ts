import type { FastifyBaseLogger } from 'fastify';
import { type Job, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import { digestQueue, jobSchema, noticeMailQueue } from '../db/jobs/jobQueues.ts';
import { readSharedSecret } from '../db/sharedSecret.ts';
import { createSendMail, type SendMail } from '../mail/sendMail.ts';
import { removeOldNotices } from '../vocal/notices/removeOldNotices.ts';
import { sendDigests } from '../vocal/notices/sendDigests.ts';
import { sendNoticeMail } from '../vocal/notices/sendNoticeMail.ts';
import { createUnsubscribeTokens, unsubscribeSecret } from '../vocal/notices/unsubscribeTokens.ts';
import { publishOnTime } from './publishOnTime.ts';

/** Digests leave at six in the morning, UTC. */
const digestTime = '0 6 * * *';
/** Mails that a process takes at a time. All of them end before another process takes them (`expireInSeconds`). */
const mailsAtOnce = 10;
const stopMs = 10_000;

export type JobParts = {
  config: Pick<Config, 'creatorOrigin' | 'mail'>;
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The configured way of mails when absent. */
  send?: SendMail;
};

/**
 * Executes the jobs that transactions have enqueued, and those of each day, and publishes scheduled posts. All processes
 * on the database do so, and each job is one process's. A job that fails, or whose process dies, is executed again:
 * handlers recognise work that is done.
 * @returns stops it, after the jobs that are running
 */
export async function startJobs(parts: JobParts): Promise<() => Promise<void>> {
  const { config, db, clock, log, send = createSendMail(config.mail) } = parts;
  const tokens = createUnsubscribeTokens(await readSharedSecret(db, unsubscribeSecret));
  const mailing = { db, clock, send, creatorOrigin: config.creatorOrigin, tokens };
  const boss = new PgBoss({
    schema: jobSchema,
    db: { executeSql: (text, values = []) => db.$client.query(text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed'));
  const stop = () => boss.stop({ graceful: true, timeout: stopMs });
  await boss.start();
  try {
    await boss.work(
      noticeMailQueue,
      { batchSize: mailsAtOnce, pollingIntervalSeconds: 1, burstWhenBatchFull: true, perJobResults: true },
      (jobs: Job<{ noticeId: number }>[]) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            try {
              await sendNoticeMail(mailing, data.noticeId);
              return { id, status: 'completed' as const };
            } catch (error) {
              log.warn({ err: error, noticeId: data.noticeId }, 'cannot send the mail of a notice yet');
              return { id, status: 'failed' as const };
            }
          }),
        ),
    );
    await boss.work(digestQueue, { pollingIntervalSeconds: 60 }, async () => {
      await removeOldNotices(db, clock());
      await sendDigests(mailing);
    });
    await boss.schedule(digestQueue, digestTime);
  } catch (error) {
    await stop();
    throw error;
  }
  const stopPublishing = publishOnTime(db, log);
  return async () => {
    await stopPublishing();
    await stop();
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import {
  accountMailQueue,
  bookingQueue,
  digestQueue,
  holdQueue,
  jobSchema,
  noticeMailQueue,
  payoutQueue,
} from '../db/jobs/jobQueues.ts';
import { readSharedSecret } from '../db/sharedSecret.ts';
import { bookReads } from '../ledger/bookReads.ts';
import { createSendMail, type SendMail } from '../mail/sendMail.ts';
import { openPayeeSeal } from '../payees/openPayeeSeal.ts';
import { indexOldForms } from '../search/indexing/indexOldForms.ts';
import type { AccountMail } from '../vocal/auth/mails/enqueueAccountMail.ts';
import { sendAccountMail } from '../vocal/auth/mails/sendAccountMail.ts';
import { releaseExpiredHolds } from '../vocal/holds/releaseExpiredHolds.ts';
import { removeOldNotices } from '../vocal/notices/removeOldNotices.ts';
import { sendDigests } from '../vocal/notices/sendDigests.ts';
import { sendNoticeMail } from '../vocal/notices/sendNoticeMail.ts';
import { createUnsubscribeTokens, unsubscribeSecret } from '../vocal/notices/unsubscribeTokens.ts';
import { manualProvider, type PayoutProvider } from '../vocal/payouts/PayoutProvider.ts';
import { sendPayouts } from '../vocal/payouts/sendPayouts.ts';
import { everySecond } from './everySecond.ts';
import { publishOnTime } from './publishOnTime.ts';

/** Digests leave at six in the morning, UTC. */
const digestTime = '0 6 * * *';
const everyMinute = '* * * * *';
/** A process takes ten mails at a time. All of them end before another process takes them (`expireInSeconds`). */
const mailOptions = {
  batchSize: 10,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;
const stopMs = 10_000;

export type JobParts = {
  config: Pick<Config, 'creatorOrigin' | 'mail' | 'payees'>;
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The configured way of mails when absent. */
  send?: SendMail;
  /** A person with the export when absent. */
  provider?: PayoutProvider;
};

/**
 * Executes the jobs that transactions have enqueued, and those of each minute and day, and publishes scheduled posts. All processes
 * on the database do so, and each job is one process's. A job that fails, or whose process dies, is executed again:
 * handlers recognise work that is done.
 * @returns stops it, after the jobs that are running
 */
export async function startJobs(parts: JobParts): Promise<() => Promise<void>> {
  const { config, db, clock, log, send = createSendMail(config.mail), provider = manualProvider } = parts;
  const payees = await openPayeeSeal(config.payees);
  const tokens = createUnsubscribeTokens(await readSharedSecret(db, unsubscribeSecret), clock);
  const mailing = { db, clock, send, creatorOrigin: config.creatorOrigin, tokens };
  const boss = new PgBoss({
    schema: jobSchema,
    db: { executeSql: (text, values = []) => db.$client.query(text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed'));
  const stop = () => boss.stop({ graceful: true, timeout: stopMs });
  await boss.start();
  try {
    const workOnMails = <Data>(queue: string, send: (job: JobWithMetadata<Data>) => Promise<void>) =>
      boss.work(queue, mailOptions, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(
          jobs.map(async (job) => {
            try {
              await send(job);
              return { id: job.id, status: 'completed' as const };
            } catch (error) {
              log.warn({ err: error, queue, jobId: job.id }, 'cannot send a mail yet');
              return { id: job.id, status: 'failed' as const };
            }
          }),
        ),
      );
    await workOnMails<{ noticeId: number }>(noticeMailQueue, ({ data }) => sendNoticeMail(mailing, data.noticeId));
    await workOnMails<AccountMail>(accountMailQueue, (job) => sendAccountMail(mailing, job));
    await boss.work(digestQueue, { pollingIntervalSeconds: 60 }, async () => {
      await removeOldNotices(db, clock());
      await sendDigests(mailing);
    });
    await boss.schedule(digestQueue, digestTime);
    await boss.work(bookingQueue, { pollingIntervalSeconds: 5 }, async () => {
      await bookReads(db, clock());
    });
    await boss.schedule(bookingQueue, everyMinute);
    await boss.work(payoutQueue, { pollingIntervalSeconds: 5 }, () =>
      sendPayouts({ db, provider, payees, at: clock(), log }),
    );
    await boss.schedule(payoutQueue, everyMinute);
    await boss.work(holdQueue, { pollingIntervalSeconds: 5 }, () => releaseExpiredHolds({ db, at: clock(), log }));
    await boss.schedule(holdQueue, everyMinute);
  } catch (error) {
    await stop();
    throw error;
  }
  const stopPublishing = publishOnTime(db, log);
  const stopIndexing = everySecond(indexOldForms(db), (error) =>
    log.warn({ err: error }, 'Posts cannot be indexed again for search yet. Their plain words are found meanwhile.'),
  );
  return async () => {
    await Promise.all([stopPublishing(), stopIndexing()]);
    await stop();
  };
}

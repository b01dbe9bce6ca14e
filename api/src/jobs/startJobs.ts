import type { FastifyBaseLogger } from 'fastify';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Clock } from '../kernel/clock.ts';
import type { Config } from '../kernel/config/config.ts';
import type { Database } from '../kernel/db/connect.ts';
import {
  accountMailQueue,
  bookingQueue,
  digestQueue,
  holdQueue,
  jobSchema,
  lateStoryQueue,
  noticeMailQueue,
  payoutQueue,
} from '../kernel/db/jobs/jobQueues.ts';
import { readSharedSecret } from '../kernel/db/sharedSecret.ts';
import { readCreatorOrigin } from '../kernel/hosts/readCreatorOrigin.ts';
import { createSendMail, type SendMail } from '../kernel/mail/sendMail.ts';
import { ProcessMetrics } from '../kernel/monitoring/ProcessMetrics.ts';
import { releaseExpiredHolds } from '../money/holds/releaseExpiredHolds.ts';
import { bookReads } from '../money/ledger/bookReads.ts';
import { openPayeeSeal } from '../money/payees/openPayeeSeal.ts';
import { manualProvider, type PayoutProvider } from '../money/payouts/PayoutProvider.ts';
import { sendPayouts } from '../money/payouts/sendPayouts.ts';
import type { AccountMail } from '../people/auth/mails/enqueueAccountMail.ts';
import { sendAccountMail } from '../people/auth/mails/sendAccountMail.ts';
import { sendDigests } from '../people/notices/mails/sendDigests.ts';
import { sendNoticeMail } from '../people/notices/mails/sendNoticeMail.ts';
import { createUnsubscribeTokens, unsubscribeSecret } from '../people/notices/mails/unsubscribeTokens.ts';
import { removeOldNotices } from '../people/notices/removeOldNotices.ts';
import { indexOldForms } from '../reading/search/indexing/indexOldForms.ts';
import { tellLateStories } from '../review/planning/steps/tellLateStories.ts';
import { noticeExpiringPictures } from '../writing/media/noticeExpiringPictures.ts';
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
  config: Pick<Config, 'domain' | 'usualCreatorOrigin' | 'mail' | 'payees'>;
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics?: ProcessMetrics;
  /** Sends mails. Defaults to the configured mail server or folder. */
  send?: SendMail;
  /** Pays writers. Defaults to `manualProvider`, with which a person pays from the export. */
  provider?: PayoutProvider;
};

/**
 * Runs the jobs that transactions have enqueued and the jobs of each minute and day, and publishes scheduled posts. All
 * processes on the database do so, and each job runs in one process. A job that fails, or loses its process, runs
 * again. Handlers therefore recognize work that is done.
 * @returns a function that stops the jobs after the running ones
 */
export async function startJobs(parts: JobParts): Promise<() => Promise<void>> {
  const { config, db, clock, log, metrics = new ProcessMetrics(), provider = manualProvider } = parts;
  const send = metrics.countMails(parts.send ?? createSendMail(config.mail));
  const payees = await openPayeeSeal(config.payees);
  const tokens = createUnsubscribeTokens(await readSharedSecret(db, unsubscribeSecret), clock);
  const mailing = async () => ({ db, clock, send, creatorOrigin: await readCreatorOrigin(db, config), tokens });
  const boss = new PgBoss({
    schema: jobSchema,
    db: { executeSql: (text, values = []) => db.$client.query(text, values) },
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue failed'));
  const stop = () => boss.stop({ graceful: true, timeout: stopMs });
  await boss.start();
  try {
    const workOnMails = <Data>(queue: string, send: (job: JobWithMetadata<Data>) => Promise<void>) =>
      boss.work(queue, mailOptions, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(
          jobs.map(async (job) => {
            try {
              await metrics.runJob(queue, () => send(job));
              return { id: job.id, status: 'completed' as const };
            } catch (error) {
              log.warn({ err: error, queue, jobId: job.id }, 'cannot send a mail yet');
              return { id: job.id, status: 'failed' as const };
            }
          }),
        ),
      );
    await workOnMails<{ noticeId: number }>(noticeMailQueue, async ({ data }) =>
      sendNoticeMail(await mailing(), data.noticeId),
    );
    await workOnMails<AccountMail>(accountMailQueue, async (job) => sendAccountMail(await mailing(), job));
    const workOn = (queue: string, pollingIntervalSeconds: number, run: () => Promise<unknown>) =>
      boss.work(queue, { pollingIntervalSeconds }, async () => {
        // Without the result, which the queue would store.
        await metrics.runJob(queue, run);
      });
    await workOn(digestQueue, 60, async () => {
      await removeOldNotices(db, clock());
      await noticeExpiringPictures(db, clock());
      await sendDigests(await mailing());
    });
    await boss.schedule(digestQueue, digestTime);
    await workOn(bookingQueue, 5, () => bookReads(db, clock()));
    await boss.schedule(bookingQueue, everyMinute);
    await workOn(payoutQueue, 5, () => sendPayouts({ db, provider, payees, at: clock(), log }));
    await boss.schedule(payoutQueue, everyMinute);
    await workOn(holdQueue, 5, () => releaseExpiredHolds({ db, at: clock(), log }));
    await boss.schedule(holdQueue, everyMinute);
    await workOn(lateStoryQueue, 5, () => tellLateStories(db, clock()));
    await boss.schedule(lateStoryQueue, everyMinute);
  } catch (error) {
    await stop();
    throw error;
  }
  const stopPublishing = publishOnTime(db, log);
  const stopIndexing = everySecond(indexOldForms(db), (error) =>
    log.warn({ err: error }, 'cannot reindex posts for search yet; their plain words are still found'),
  );
  return async () => {
    await Promise.all([stopPublishing(), stopIndexing()]);
    await stop();
  };
}

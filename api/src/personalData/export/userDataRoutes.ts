import { randomUUID } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { inTurns } from './inTurns.ts';
import { isTooSlow } from './isTooSlow.ts';
import { userFiles } from './userFiles.ts';
import { zipFiles } from './zipFiles.ts';

/** Limit on archives of an account, because each archive reads all its rows and pictures. */
const maxPerDay = 5;
const dayMs = 86_400_000;
const secondMs = 1_000;
/** Archives that one network may download at the same time, so that no network takes all places. */
const maxPerNetwork = 4;
/**
 * Archives of a process at the same time. Each uses about half a megabyte. A reader below the minimum pace loses its
 * place.
 */
const maxAtOnce = 200;
/**
 * Pieces that are generated at the same time. Their queries and pictures share the database and the disk with readers.
 */
const work = { atOnce: 4, maxWaiting: maxAtOnce * 2, maxPerNetwork: maxPerNetwork * 2 };

/** Routes for a writer's own data as one archive. */
export const userDataRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, originals } = services;
  const archivesOfAccount = new SharedLimit({
    ...{ db, name: 'data archives', max: maxPerDay, windowMs: dayMs },
    now: () => clock().getTime(),
  });
  const queue = new FairQueue(work);
  /** Networks of the running downloads, by account. */
  const running = new Map<number, string>();

  // HEAD is off, because it would create the archive and discard it.
  app.get(
    '/api/vocal/user/data.zip',
    {
      config: { action: 'useAccount' },
      exposeHeadRoute: false,
      onRequest: refuseOtherSites,
      schema: { tags: ['accounts'] },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const caller = callerOf(request, reply);
      const ofNetwork = [...running.values()].filter((network) => network === caller.network);
      if (running.has(account.id) || ofNetwork.length >= maxPerNetwork || running.size >= maxAtOnce) throw busy();
      running.set(account.id, caller.network);
      try {
        await archivesOfAccount.admit(String(account.id));
      } catch (error) {
        running.delete(account.id);
        throw error;
      }
      const now = clock();
      const files = inTurns(userFiles({ db, originals }, account, now), (piece) =>
        queue.run(randomUUID(), caller, piece),
      );
      const archive = withPace(zipFiles(files, now));
      archive.once('close', () => running.delete(account.id));
      archive.once('error', (error) => request.log.warn({ err: error }, 'user data archive was truncated'));
      const day = now.toISOString().slice(0, 10);
      reply.type('application/zip').header('content-disposition', `attachment; filename="vocal-data-${day}.zip"`);
      return reply.send(archive);
    },
  );
};

/** Forwards the stream, and ends it with an error if the reader is below the minimum pace. */
function withPace(source: Readable): Readable {
  let takenBytes = 0;
  let waitedMs = 0;
  const paced = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      takenBytes += chunk.length;
      done(null, chunk);
    },
  });
  const timer = setInterval(() => {
    if (paced.readableLength > 0) waitedMs += secondMs;
    if (isTooSlow(waitedMs, takenBytes)) paced.destroy(new Error('The archive was read too slowly.'));
  }, secondMs).unref();
  paced.once('close', () => clearInterval(timer));
  // An error of one stream ends the other. It is logged where the archive is sent.
  pipeline(source, paced, () => undefined);
  return paced;
}

function busy(): ProblemError {
  return new ProblemError(
    503,
    'busy',
    'A download of your data is already running, or too many others are waiting. Try again in a minute.',
    {
      headers: { 'retry-after': '60' },
    },
  );
}

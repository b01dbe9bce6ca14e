import { randomUUID } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../fairness/caller.ts';
import { FairQueue } from '../../fairness/FairQueue.ts';
import { SharedLimit } from '../../http/requests/SharedLimit.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { inTurns } from './inTurns.ts';
import { isTooSlow } from './isTooSlow.ts';
import { userFiles } from './userFiles.ts';
import { zipFiles } from './zipFiles.ts';

/** An archive reads all rows and pictures of an account. */
const mostOfDay = 5;
const dayMs = 86_400_000;
const secondMs = 1_000;
/** Archives that one network reads at the same time: no network takes all the places. */
const mostOfNetwork = 4;
/** Archives of one process. Each keeps about half a megabyte, and a reader without a pace loses its place. */
const mostAtOnce = 200;
/** Pieces that are made at once: queries and pictures share the disk and the database with readers. */
const work = { atOnce: 4, mostWaiting: mostAtOnce * 2, mostOfNetwork: mostOfNetwork * 2 };

/** A writer's own data as one file. */
export const userDataRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, originals } = services;
  const archivesOfAccount = new SharedLimit({
    ...{ db, name: 'data archives', max: mostOfDay, windowMs: dayMs },
    now: () => clock().getTime(),
  });
  const queue = new FairQueue(work);
  /** Networks of the accounts whose archives are read now. */
  const running = new Map<number, string>();

  // Without HEAD, which would make the archive and throw it away.
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
      if (running.has(account.id) || ofNetwork.length >= mostOfNetwork || running.size >= mostAtOnce) throw busy();
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
      archive.once('error', (error) => request.log.warn({ err: error }, 'an archive of data was broken off'));
      const day = now.toISOString().slice(0, 10);
      reply.type('application/zip').header('content-disposition', `attachment; filename="vocal-data-${day}.zip"`);
      return reply.send(archive);
    },
  );
};

/** The same stream, which breaks off for a reader that is slower than the least pace. */
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
  // An error of either stream is the other's, and is logged where the archive is sent.
  pipeline(source, paced, () => undefined);
  return paced;
}

function busy(): ProblemError {
  return new ProblemError(
    503,
    'busy',
    'Your data is being collected already, or many others wait. Please try again in a minute.',
    {
      headers: { 'retry-after': '60' },
    },
  );
}

import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SharedLimit } from '../../http/requests/SharedLimit.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { userFiles } from './userFiles.ts';
import { zipFiles } from './zipFiles.ts';

/** An archive reads all rows and pictures of an account. */
const mostOfDay = 5;
const dayMs = 86_400_000;
/** Archives that are made at once by one process: they share the disk and the database with readers. */
const mostAtOnce = 4;
/** An archive that is read for longer is broken off, so that slow readers do not hold the places of others for days. */
const longestMs = 2 * 3_600_000;

/** A writer's own data as one file. */
export const userDataRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, originals } = services;
  const archivesOfAccount = new SharedLimit({
    ...{ db, name: 'data archives', max: mostOfDay, windowMs: dayMs },
    now: () => clock().getTime(),
  });
  /** Accounts whose archives are made now. */
  const running = new Set<number>();

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
      if (running.has(account.id) || running.size >= mostAtOnce) throw busy();
      running.add(account.id);
      try {
        await archivesOfAccount.admit(String(account.id));
      } catch (error) {
        running.delete(account.id);
        throw error;
      }
      const now = clock();
      const archive = zipFiles(userFiles({ db, originals }, account, now), now);
      const tooLate = setTimeout(
        () => archive.destroy(new Error('The archive was read too slowly.')),
        longestMs,
      ).unref();
      archive.once('close', () => {
        clearTimeout(tooLate);
        running.delete(account.id);
      });
      archive.once('error', (error) => request.log.warn({ err: error }, 'an archive of data was broken off'));
      const day = now.toISOString().slice(0, 10);
      reply.type('application/zip').header('content-disposition', `attachment; filename="vocal-data-${day}.zip"`);
      return reply.send(archive);
    },
  );
};

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

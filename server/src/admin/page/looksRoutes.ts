import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type LookStore, pictureKindSchema } from '@marquee/releases/gate/looks/LookStore.ts';
import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Html } from '../../http/html.ts';
import { looksPage } from './looksPage.ts';

const releaseParams = z.object({ part: partNameSchema, version: releaseVersionSchema });
const pictureParams = releaseParams.extend({ index: z.coerce.number().int().min(0).max(99), kind: pictureKindSchema });

type LooksParts = {
  looks: Pick<LookStore, 'read' | 'picture'>;
  /** @throws ProblemError 401 if the visitor is not signed in */
  checkSignedIn: (request: FastifyRequest) => Promise<void>;
  send: (reply: FastifyReply, page: Html) => FastifyReply;
};

/** Serves pictures of pages that a release changes visually, to signed-in visitors. Only the machine that took pictures has them. */
export function looksRoutes(app: FastifyInstance, { looks, checkSignedIn, send }: LooksParts): void {
  const none = () => new ProblemError(404, '404', 'This machine has no pictures of that release.');

  app.get('/looks/:part/:version', async (request, reply) => {
    await checkSignedIn(request);
    const { data } = releaseParams.safeParse(request.params);
    const report = data && (await looks.read(`${data.part}@${data.version}`));
    if (!report) throw none();
    return send(reply, looksPage({ ...data, report }));
  });

  app.get('/looks/:part/:version/:index-:kind.png', async (request, reply) => {
    await checkSignedIn(request);
    const { data } = pictureParams.safeParse(request.params);
    const picture = data && (await looks.picture(`${data.part}@${data.version}`, data.index, data.kind));
    if (!picture) throw none();
    return reply
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('image/png')
      .send(picture);
  });
}

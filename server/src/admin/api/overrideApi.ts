import path from 'node:path';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { receiveArchive } from '@marquee/releases/service/receiveArchive.ts';
import type { PartName } from '@marquee/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { NodeOverrides, OverrideStatus } from '../../overrides/NodeOverrides.ts';
import type { Caller } from '../auth/TokenAuthenticator.ts';
import { parseRequest } from '../parseRequest.ts';
import { archiveOf, keepUpload } from './keepUpload.ts';

const requestSchema = z.object({
  part: partNameSchema,
  version: releaseVersionSchema,
  developer: z.string().trim().min(1).max(60),
});
const idSchema = z.object({ id: z.string().max(40) });

type ApiParts = {
  overrides: NodeOverrides;
  /** Folder for uploads. */
  incoming: string;
  /** @throws ProblemError 403 when the caller may not act on that part */
  callerOf: (request: FastifyRequest, part: PartName) => Caller;
};

/** The API of overrides, below the release API and with its tokens. */
export function overrideApi(app: FastifyInstance, { overrides, incoming, callerOf }: ApiParts): void {
  const find = async (request: FastifyRequest): Promise<OverrideStatus> => {
    const { id } = parseRequest(idSchema, request.params);
    const override = await overrides.find(id);
    if (!override) throw new ProblemError(404, 'unknown-override', `Override ${id} does not exist or has ended.`);
    return override;
  };

  app.get('/overrides', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, overrides: await overrides.running() }),
  );

  app.post('/overrides', async (request, reply) => {
    const { part, version, developer } = parseRequest(requestSchema, request.query);
    const actor = callerOf(request, part).name;
    const upload = archiveOf(request);
    const service = await overrides.service();
    await service.checkRoom({ part, developer, actor });
    const override = await keepUpload(upload, incoming, async (file, folder) => {
      const unpacked = path.join(folder, 'release');
      const manifest = await receiveArchive(file, unpacked, { name: part, version });
      return service.start(unpacked, manifest, { developer, actor });
    });
    return reply
      .code(201)
      .header('cache-control', 'no-store')
      .send({ success: true, override: overrides.statusOf(override) });
  });

  /** The response includes the path that starts the override in a browser, on any site. */
  app.get('/overrides/:id', async (request, reply) => {
    const override = await find(request);
    callerOf(request, override.part);
    const opens = `/_marquee/override?ticket=${overrides.tickets.ticketFor(override.id)}`;
    return reply.header('cache-control', 'no-store').send({ success: true, override, path: opens });
  });

  app.delete('/overrides/:id', async (request, reply) => {
    const { id, part } = await find(request);
    await (await overrides.service()).end(id, callerOf(request, part).name);
    return reply.header('cache-control', 'no-store').send({ success: true });
  });
}

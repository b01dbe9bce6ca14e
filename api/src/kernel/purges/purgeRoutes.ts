import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/connect.ts';
import type { OwnServers } from '../http/requests/OwnServers.ts';
import type { PurgeListener } from './PurgeListener.ts';
import { type PurgeEvent, readPurgesAfter } from './readPurges.ts';

const heartbeatMs = 15_000;
/** Maximum unsent bytes of a reader before it is disconnected. It reconnects with its Last-Event-ID. */
const maxUnsent = 1_000_000;

type PurgeServices = { db: Database; purges: PurgeListener; servers: OwnServers };

/**
 * GET /api/internal/purges sends purges as server-sent events, for the pages' cache. Each is `id`, `event: purge` and
 * `data: {"id":…,"tags":[…]}`. The first event, `ready`, has the id of the latest purge; a client that reconnects with
 * Last-Event-ID gets the purges it missed, or a purge of `*` when that is too long ago.
 */
export const purgeRoutes: FastifyPluginAsyncZod<PurgeServices> = async (app, { db, purges, servers }) => {
  const streams = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  app.get(
    '/api/internal/purges',
    { onRequest: servers.only, schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const stream = reply.raw;
      let sentId = -1;
      // New purges wait until the missed ones have been sent.
      let waiting: PurgeEvent[] | undefined = [];
      const send = (event: PurgeEvent) => {
        if (event.id <= sentId) return;
        sentId = event.id;
        write(stream, 'purge', event.id, event);
      };
      const unsubscribe = purges.subscribe((event) => {
        if (waiting) waiting.push(event);
        else send(event);
      });
      stream.once('close', unsubscribe);

      await purges.catchUp();
      const latest = purges.lastId;
      const missed = await missedSince(request.headers['last-event-id'], latest);
      if (stream.destroyed) return reply;
      reply.hijack();
      streams.add(stream);
      stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      write(stream, 'ready', missed.length > 0 ? undefined : latest, { id: latest });
      for (const event of [...missed, ...waiting]) send(event);
      waiting = undefined;

      const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs);
      stream.once('close', () => {
        clearInterval(heartbeat);
        streams.delete(stream);
      });
      return reply;
    },
  );

  /**
   * Returns only purges that this api's cache has applied. Earlier, pages would be rendered again from outdated
   * responses.
   */
  async function missedSince(lastEventId: string | string[] | undefined, latest: number): Promise<PurgeEvent[]> {
    if (lastEventId === undefined) return [];
    const id = Number(lastEventId);
    // An invalid id is treated as one that is too old.
    return readPurgesAfter(db.$client, Number.isSafeInteger(id) && id >= 0 ? id : -1, { upTo: latest });
  }
};

function write(stream: ServerResponse, event: string, id: number | undefined, data: object): void {
  if (stream.writableLength > maxUnsent) {
    stream.destroy();
    return;
  }
  stream.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

import type { ServerResponse } from 'node:http';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { may, sectionsOf, sitesOf } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../kernel/services.ts';
import { createRequireAccount } from '../../people/accounts/requireAccount.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { type BoardChange, BoardListener } from './BoardListener.ts';

/** Open streams of one account in this process: one for each visible page, and some that a browser has left. */
const maxStreamsOfAccount = 6;
/** Open streams of this process. Each costs memory and a heartbeat. */
const maxStreams = 500;
/** Maximum unsent bytes of a reader before it is disconnected. It reconnects and reads everything again. */
const maxUnsent = 64_000;

type BoardEventServices = Services & { databaseUrl: string; boardHeartbeatMs: number };

/**
 * GET /api/vocal/board/events sends server-sent events that name changed posts: `data: {"id":"7"}`, or `{"id":null}` if
 * changes may have been missed. An account gets events of posts that it may read. The stream ends when the session or the
 * right ends. docs/decisions/162-the-board-follows-changes-by-server-sent-events.md
 */
export const boardEventRoutes: FastifyPluginAsyncZod<BoardEventServices> = async (app, services) => {
  const { log } = app;
  const listener = new BoardListener({
    url: services.databaseUrl,
    onError: (error) =>
      log.warn({ err: error }, 'lost the database connection that listens for the board; reconnecting'),
  });
  const requireAccount = createRequireAccount(services);
  const streams = new Map<ServerResponse, number>();
  app.addHook('preClose', async () => {
    for (const stream of streams.keys()) stream.end();
    await listener.stop();
  });

  app.get(
    '/api/vocal/board/events',
    { config: { action: 'readQueue' }, schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const account = accountOf(request);
      const own = [...streams.values()].filter((id) => id === account.id).length;
      if (own >= maxStreamsOfAccount || streams.size >= maxStreams)
        throw new ProblemError(429, 'too-many-waiting', 'Too many boards are open. This one reads changes less often.');
      let sites = watchedSites(account);
      const stream = reply.raw;
      streams.set(stream, account.id);
      reply.hijack();
      stream.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        // nginx would hold events back until its buffer is full.
        'x-accel-buffering': 'no',
      });
      stream.write('retry: 5000\n\n');
      const unsubscribe = listener.subscribe((change) => {
        if (isShown(change, sites)) send(stream, change);
      });
      const heartbeat = setInterval(() => void beat(), services.boardHeartbeatMs);
      stream.once('close', () => {
        clearInterval(heartbeat);
        unsubscribe();
        streams.delete(stream);
      });

      /** Ends the stream with the session or the right. A failed database ends it too, and the browser asks again. */
      async function beat(): Promise<void> {
        const present = await requireAccount(request).catch(() => null);
        if (!present || present.id !== account.id || !may(present, 'readQueue')) {
          stream.end();
          return;
        }
        sites = watchedSites(present);
        stream.write(': still here\n\n');
      }
      return reply;
    },
  );
};

/** Returns the sites of which an account sees at least a section. Null for all sites. */
function watchedSites(account: UserRow): readonly string[] | null {
  const sites = sitesOf(account, 'readPost');
  return sites && [...sites, ...sectionsOf(account, 'readPost').map(({ site }) => site)];
}

function isShown(change: BoardChange, sites: readonly string[] | null): boolean {
  return change === null || sites === null || change.sites.some((site) => sites.includes(site));
}

function send(stream: ServerResponse, change: BoardChange): void {
  if (stream.writableLength > maxUnsent) stream.destroy();
  else stream.write(`data: ${JSON.stringify({ id: change?.id ?? null })}\n\n`);
}

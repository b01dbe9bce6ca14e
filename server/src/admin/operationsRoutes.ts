import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Followed } from '@marquee/releases/service/followShell.ts';
import type { OpenedDesk } from '@marquee/releases/service/openDesk.ts';
import type { Outcome, ReleaseDesk } from '@marquee/releases/service/ReleaseDesk.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import type { OverrideService } from '../overrides/OverrideService.ts';
import { overrideRoutes } from '../overrides/overrideRoutes.ts';
import { apiRoutes } from './apiRoutes.ts';
import { Doorkeeper } from './Doorkeeper.ts';
import { OperationsProblem } from './OperationsProblem.ts';
import { OperatorSessions } from './OperatorSessions.ts';
import { pageRoutes } from './pageRoutes.ts';
import type { ServedCounts } from './ServedCounts.ts';

/** The machine that answers. */
export type NodeInfo = {
  name: string;
  pid: number;
  set: ReleaseSet;
  others: readonly { part: string; version: string; percent: number }[];
};

export type OperationsParts = {
  /** Opens registry and storage at the first call. */
  open: () => Promise<Pick<OpenedDesk, 'desk'>>;
  operatorToken: string | undefined;
  /** Folder for uploads. */
  incoming: string;
  node: () => NodeInfo;
  /** Null where nothing is known. */
  readCounts: () => Promise<ServedCounts | null>;
  /** Waits until the shell of this machine serves what was decided. */
  follow: (outcome: Outcome) => Promise<Followed>;
  now: () => number;
  /** Where they are switched on. */
  overrides?: OverrideService;
};

export type Operations = Omit<OperationsParts, 'operatorToken'> & {
  doorkeeper: Doorkeeper;
  /** Null without an operator's token: then there are no pages. */
  sessions: OperatorSessions | null;
  /** The registry's state. @throws OperationsProblem 503 */
  state: (desk: ReleaseDesk) => Promise<RegistryState>;
};

/** Adds `/_marquee`, on any host: the status page, and the API of releases below `/api`. Without any token there is nothing. */
export function operationsRoutes(app: FastifyInstance, { operatorToken, ...parts }: OperationsParts): void {
  const operations: Operations = {
    ...parts,
    doorkeeper: new Doorkeeper(operatorToken, parts.now),
    sessions: operatorToken ? new OperatorSessions(parts.now) : null,
    state: (desk) =>
      desk.state().catch((error: unknown) => {
        app.log.error({ err: error }, 'the release registry cannot be read');
        throw new OperationsProblem(503, 'unavailable', 'The release registry does not answer.', {
          'retry-after': '5',
        });
      }),
  };
  const notFound = (reply: FastifyReply) => reply.code(404).headers(securityHeaders).send();
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        if (operatorToken) return;
        const { desk } = await parts.open();
        const state = await desk.state().catch(() => null);
        if (!state || !operations.doorkeeper.isOpen(state)) return notFound(reply);
      });
      await scope.register(apiRoutes, { prefix: '/api', operations });
      if (parts.overrides) await scope.register(overrideRoutes, { prefix: '/override', overrides: parts.overrides });
      if (operations.sessions) await scope.register(pageRoutes, { operations, sessions: operations.sessions });
      else scope.get('/', (_request, reply) => notFound(reply));
      scope.all('/*', (_request, reply) => notFound(reply));
    },
    { prefix: '/_marquee' },
  );
}

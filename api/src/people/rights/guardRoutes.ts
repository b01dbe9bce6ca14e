import { type Action, permissions, type SiteKey, type Subject } from '@marquee/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../kernel/http/notFound.ts';
import { type AccountServices, createRequireAccount } from '../accounts/requireAccount.ts';
import { accountOf } from './accountOf.ts';
import {
  findAdjustmentSubject,
  findHoldSubject,
  findPayoutSubject,
  findPostSubject,
  findStorySubject,
} from './findSubject.ts';
import { refuseOtherAccount } from './refuseOtherAccount.ts';
import { requireRight, subjectName } from './requireRight.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Action of a Vocal call, a key of `permissions`. */
    action?: Action;
  }
}

/** `sites`: the sites of the network. */
type GuardServices = AccountServices & { sites: { known: readonly SiteKey[] } };

const area = '/api/vocal/';

/**
 * Checks the rights for Vocal's calls before their bodies are read. The error is 401 without a session, then 404 for a
 * subject that the account may not see, then 403. The functions behind the routes check again, under a lock, what may
 * have changed by then.
 * @throws Error at the start, for a route that declares no action
 */
export function guardRoutes(app: FastifyInstance, { db, clock, config, sites }: GuardServices): void {
  const requireAccount = createRequireAccount({ db, clock, config });
  app.decorateRequest('account', null);
  app.addHook('onRoute', ({ url, method, config: declared }) => {
    if (url.startsWith(area) && !declared?.action)
      throw new Error(`${String(method)} ${url} declares no action. Add one of \`permissions\` to its config.`);
  });

  app.addHook('onRequest', async (request, reply) => {
    const { action } = request.routeOptions.config;
    if (!action || permissions[action].about === 'nothing') return;
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
    request.account = await requireAccount(request);
    // Checks the account before its rights. A refused right would answer 404, and the editor would say that the post is gone.
    refuseOtherAccount(request);
    if (!isNamedInBody(request)) await guard(request, action, idOf(request.params));
  });
  app.addHook('preValidation', async (request) => {
    const { action } = request.routeOptions.config;
    if (action && isNamedInBody(request)) await guard(request, action, idOf(request.body));
  });

  async function guard(request: FastifyRequest, action: Action, id: string | undefined): Promise<void> {
    const subject = await subjectOf(request, action, id);
    const { about } = permissions[action];
    if (!subject && (about === 'post' || about === 'story')) throw notFound(subjectName(action));
    requireRight(accountOf(request), action, subject ?? {}, { exceptState: true });
    if (!subject) throw notFound(subjectName(action));
  }

  /** @returns null for an unknown subject */
  async function subjectOf(request: FastifyRequest, action: Action, id: string | undefined): Promise<Subject | null> {
    switch (permissions[action].about) {
      case 'post':
        return findPostSubject(db, id ?? '');
      case 'story':
        return findStorySubject(db, id ?? '');
      case 'hold':
        return id === undefined ? {} : findHoldSubject(db, id);
      case 'payout':
        return id === undefined ? {} : findPayoutSubject(db, id);
      case 'adjustment':
        return id === undefined ? {} : findAdjustmentSubject(db, id);
      case 'site':
        return startedSite(request);
      case 'network':
        return siteAsked(request, sites.known);
      default:
        return {};
    }
  }
}

/** In the specification, a submission names its post in the body. */
function isNamedInBody({ routeOptions: { config, url = '' } }: FastifyRequest): boolean {
  return config.action !== undefined && permissions[config.action].about === 'post' && !url.includes('/:id');
}

/** Returns the id from an address or a body before its validation. */
function idOf(source: unknown): string | undefined {
  const { id } = (source ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function startedSite({ params, server }: FastifyRequest): Subject | null {
  const { site: key } = params as { site?: string };
  const site = server.startedSites.find((started) => started === key);
  return site ? { site, sites: [site] } : null;
}

/** Returns the site that a list is requested for. `refuseUnknownSites` refuses an unknown site after this check. */
function siteAsked({ query }: FastifyRequest, known: readonly SiteKey[]): Subject {
  const { site: key } = query as { site?: string };
  const site = known.find((one) => one === key);
  return site ? { site, sites: [site] } : {};
}

import type { SiteKey } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/services.ts';

/** A site and the account of a moderator who curates it. */
export type CurationCall = { site: SiteKey; actorId: number };

export type CurationServices = Services & {
  /** @throws ProblemError 404 for an unknown site */
  callOf: (request: FastifyRequest, site: string) => CurationCall;
};

import type { SiteKey } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';

/** A site that a moderator curates, and the moderator's account. */
export type CurationCall = { site: SiteKey; actorId: number };

export type CurationServices = Services & {
  /** @throws ProblemError 404 for an unknown site */
  callOf: (request: FastifyRequest, site: string) => CurationCall;
};

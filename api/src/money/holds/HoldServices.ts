import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/services.ts';

export type HoldServices = Services & {
  /** @throws ProblemError 429 for too many calls about holds */
  limitCalls(request: FastifyRequest): Promise<void>;
};

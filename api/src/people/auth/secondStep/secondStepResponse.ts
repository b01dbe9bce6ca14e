import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { problemBody } from '@marquee/platform/problem/problemBody.ts';
import { problemSchema } from '@marquee/shared/domain';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Body of a 401. With the code `second-factor`, it has the challenge for the second step. */
export const secondStepNeededSchema = problemSchema.extend({ challenge: z.string().optional() });

/** Responds to a right password whose account needs a code too. The route's schema needs `secondStepNeededSchema`. */
export function secondStepResponse(reply: FastifyReply, challenge: string) {
  const problem = new ProblemError(401, 'second-factor', 'Enter a code of your authenticator app, or a recovery code.');
  return reply
    .code(401)
    .type('application/problem+json')
    .send({ ...problemBody(problem), challenge });
}

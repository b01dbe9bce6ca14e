import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { sendProblem } from '@marquee/platform/problem/sendProblem.ts';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../notFound.ts';

/** Sends 404, or 405 with Allow if the path exists for other methods. Call it before the routes are added. */
export function registerUnknownRoutes(app: FastifyInstance): void {
  const known: { pattern: URLPattern; methods: string[] }[] = [];
  app.addHook('onRoute', (route) => {
    known.push({ pattern: new URLPattern({ pathname: route.url }), methods: [route.method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?', 1)[0];
    const matching = known.filter((route) => route.pattern.test({ pathname }));
    const methods = [...new Set(matching.flatMap((route) => route.methods))].sort();
    // A pattern can match an address that the router rejects, such as one with an empty wildcard.
    if (methods.length === 0 || methods.includes(request.method)) return sendProblem(reply, notFound('This address'));
    const allow = methods.join(', ');
    return sendProblem(
      reply,
      new ProblemError(405, 'method-not-allowed', `${request.method} is not supported here. Use ${allow}.`, {
        headers: { allow },
      }),
    );
  });
}

import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemSchema } from '@marquee/shared/domain';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const problemResponse = {
  description: 'What was wrong with the request.',
  content: { 'application/problem+json': { schema: problemSchema } },
};

/** Serves the description of all routes added later at /api/openapi.json, and as a page at /api/docs. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (!route.schema?.response) return;
    route.schema = { ...route.schema, response: { ...route.schema.response, '4xx': problemResponse } };
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Marquee',
        version: '1',
        description:
          'Every call about one site names it with `site` or the header `x-marquee-site`. Errors are ' +
          '`application/problem+json` with `success: false`, `error`, `code` and, for what was not valid, `errors`.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

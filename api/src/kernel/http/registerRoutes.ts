import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** Registers plugins of routes, each with the services. */
export async function registerRoutes<Services extends object>(
  app: FastifyInstance,
  services: Services,
  routes: readonly FastifyPluginAsyncZod<Services>[],
): Promise<void> {
  for (const plugin of routes) {
    // Fastify searches all loaded modules for the name of a plugin that has none, and under Jest this search takes 10
    // ms.
    Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
    await app.register(plugin, services);
  }
}

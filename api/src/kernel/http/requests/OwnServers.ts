import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { secretHeader } from '@marquee/platform/internal/secretHeader.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../notFound.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Headers in which a server says for which client it calls. */
const forwardedHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Knows calls of the network's own servers: by a shared secret, or without one as direct calls of this machine. */
export class OwnServers {
  readonly #digests: readonly Buffer[];

  /** @param secrets empty to trust direct calls of this machine */
  constructor(secrets: readonly string[]) {
    this.#digests = secrets.map(digestOf);
  }

  /** Rule of Fastify for forwarded addresses. `forgetStrangers` has removed those of other callers before. */
  get trustProxy(): 'loopback' | ((address: string, hop: number) => boolean) {
    return this.#digests.length === 0 ? 'loopback' : (_address, hop) => hop === 0;
  }

  /** Makes the api ignore forwarded addresses that come without the secret. Register it before other hooks. */
  forgetStrangers(app: FastifyInstance): void {
    if (this.#digests.length === 0) return;
    app.addHook('onRequest', async ({ raw }) => {
      if (!this.#hasSecret(raw)) for (const name of forwardedHeaders) delete raw.headers[name];
    });
  }

  /** Hook for calls between our own processes. Other callers get 404. */
  readonly only = async ({ raw }: FastifyRequest): Promise<void> => {
    if (!(this.#digests.length === 0 ? isDirect(raw) : this.#hasSecret(raw))) throw notFound('This address');
  };

  #hasSecret({ headers }: IncomingMessage): boolean {
    const sent = headers[secretHeader];
    if (typeof sent !== 'string') return false;
    const digest = digestOf(sent);
    return this.#digests.some((known) => timingSafeEqual(known, digest));
  }
}

/** True for a call of this machine that did not come through a proxy on it. */
function isDirect({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && loopback.test(socket.remoteAddress ?? '');
}

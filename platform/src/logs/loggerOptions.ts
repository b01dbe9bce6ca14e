import { stdSerializers } from 'pino';
import { maskTokens } from './maskTokens.ts';

/** An error as pino writes it, without the whole connection that pg adds to it: that has the key that cancels its queries. */
function errorFacts(error: Error): unknown {
  const written: unknown = stdSerializers.err(error);
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(Object.entries(written).filter(([name]) => name !== 'client'));
}

/** Options of each process's pino logger: no line has a token, whether it came by a request's address or an error. */
export const loggerOptions = { hooks: { streamWrite: maskTokens }, serializers: { err: errorFacts } };

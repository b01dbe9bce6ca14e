import { maskTokens } from './maskTokens.ts';

/** Options of each process's pino logger: no line has a token, whether it came by a request's address or an error. */
export const loggerOptions = { hooks: { streamWrite: maskTokens } };

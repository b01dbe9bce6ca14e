import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendError } from '../errors/errorResponse.ts';
import type { BodyRule } from './bodyRules.ts';

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Closes the connection if a request body arrives too slowly. Sends 408 first, unless a response has begun. */
export function guardBody(request: IncomingMessage, response: ServerResponse, rule: BodyRule): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  const end = () => {
    if (response.headersSent) {
      socket.destroy();
      return;
    }
    const message = 'The request did not arrive in time.';
    sendError(request.url ?? '', response, { status: 408, code: 'timeout', message, headers: { connection: 'close' } });
  };
  const timers = [setTimeout(end, rule.wholeMs)];
  if (rule.progress) {
    const { windowMs, bytes } = rule.progress;
    let before = socket.bytesRead;
    timers.push(
      setInterval(() => {
        if (socket.bytesRead - before < bytes) end();
        before = socket.bytesRead;
      }, windowMs),
    );
  }
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  request.once('end', stop);
  request.once('close', stop);
  socket.once('close', stop);
}

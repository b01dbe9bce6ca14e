import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import { errorResponse } from '../errors/errorResponse.ts';
import { type AllowanceRates, NetworkAllowance } from './NetworkAllowance.ts';

/** Time of a sender to stop. */
const drainMs = 10_000;
/** Bytes of dropped bodies that are read for a network: reading takes as much time from readers' pages as passing on. Enough to tell the sender of a far too large picture why it is refused, once in 20 s. */
const rates: AllowanceRates = { atOnce: 128_000_000, perSecond: 6_000_000 };

/**
 * Responds to requests whose bodies are still coming in and that nobody needs. The rest is read, because a sender whose
 * connection is cut would lose the response with the reason; for a network that sends more and more of it, it is not, and the connection is cut.
 */
export class RefusedBodies {
  readonly #allowance: NetworkAllowance;

  constructor(now: () => number, dropRates = rates) {
    this.#allowance = new NetworkAllowance(dropRates, now);
  }

  /** Sends an error of a call at once, and ends the connection as `endAfterBody` does. @param address of the client */
  refuse(request: IncomingMessage, response: ServerResponse, address: string, problem: ListedProblem): void {
    const { headers, body } = errorResponse(problem, true);
    response.writeHead(problem.status, { ...headers, connection: 'close' });
    response.write(body);
    this.endAfterBody(request, response, address);
  }

  /** Ends a response whose request is still coming in, when the rest is there or the sender has had time to stop. */
  endAfterBody(request: IncomingMessage, response: ServerResponse, address: string): void {
    const end = () => {
      clearTimeout(timer);
      response.end();
    };
    const timer = setTimeout(end, drainMs);
    request.on('data', ({ length }: Buffer) => {
      if (this.#allowance.take(address, length)) return;
      request.pause();
      end();
    });
    request.once('end', end);
    request.once('close', end);
    // What is dropped does not keep to the pace of bodies that are passed on.
    request.unpipe();
    request.resume();
  }
}

/** The refusal of a body of more bytes. */
export function bodyTooLarge(maxBytes: number): ListedProblem {
  const megabytes = maxBytes / 1_048_576;
  return { status: 413, code: 'too-large', message: `The body is too large; at most ${megabytes} MB are read.` };
}

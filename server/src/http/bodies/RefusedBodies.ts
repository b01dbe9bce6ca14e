import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import { errorResponse } from '../errors/errorResponse.ts';
import { BodyPace, type PaceClock } from './BodyPace.ts';
import { type AllowanceRates, NetworkAllowance } from './NetworkAllowance.ts';

/** Time of a sender to stop. */
const drainMs = 10_000;
/**
 * Bytes of dropped bodies that are read for a network: enough to tell the sender of a far too large picture why it is refused. More
 * would be felt by readers: what is read is garbage, and 12 MB of it have all of the worker's memory collected.
 */
const rates: AllowanceRates = { atOnce: 128_000_000, perSecond: 500_000 };
/** Bytes of dropped bodies a second: reading takes as much time from readers' pages as passing on. A body of 100 MB is read within the time to stop. */
const speeds = { all: 12_000_000, min: 0 };

/**
 * Responds to requests whose bodies are still arriving and are not needed. The rest of the body is read, because a sender whose connection
 * is cut would not see the response. If a network keeps sending beyond its allowance, its connection is cut anyway.
 */
export class RefusedBodies {
  readonly #allowance: NetworkAllowance;
  readonly #pace: BodyPace;

  constructor(clock: PaceClock, dropRates = rates) {
    this.#allowance = new NetworkAllowance(dropRates, clock.now);
    this.#pace = new BodyPace(speeds, clock);
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
    const share = this.#pace.share();
    const end = () => {
      clearTimeout(timer);
      share.leave();
      response.end();
    };
    const timer = setTimeout(end, drainMs);
    request.on('data', ({ length }: Buffer) => {
      request.pause();
      if (this.#allowance.take(address, length)) share.take(length, () => request.resume());
      else end();
    });
    request.once('end', end);
    request.once('close', end);
    request.unpipe();
    request.resume();
  }
}

/** The refusal of a body of more bytes. */
export function bodyTooLarge(maxBytes: number): ListedProblem {
  const megabytes = maxBytes / 1_048_576;
  return { status: 413, code: 'too-large', message: `The body is too large; at most ${megabytes} MB are read.` };
}

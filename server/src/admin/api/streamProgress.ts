import { PassThrough } from 'node:stream';
import { problemBody } from '@marquee/platform/problem/problemBody.ts';
import type { ProgressResult } from '@marquee/releases/service/progressLine.ts';
import type { ProgressListener } from '@marquee/releases/service/progressStep.ts';
import type { Problem } from '@marquee/shared/domain';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { toProblem } from '../toProblem.ts';

type Work = (onProgress: ProgressListener) => Promise<ProgressResult>;

/**
 * Streams one line of JSON for each finished step, and a last line with the result. Throws a refusal before the first step, so that it gets
 * its own status. The work continues when the caller disconnects.
 */
export async function streamProgress(reply: FastifyReply, log: FastifyBaseLogger, work: Work): Promise<FastifyReply> {
  const lines = new PassThrough();
  // The caller has disconnected, so the error cannot be reported.
  lines.on('error', () => undefined);
  const write = (line: object) => lines.writable && lines.write(`${JSON.stringify(line)}\n`);
  const first = Promise.withResolvers<void>();
  const result = work((event) => {
    write(event);
    first.resolve();
  });
  await Promise.race([first.promise, result]);
  result
    .then(write, (error: unknown) => {
      const problem = toProblem(error);
      if (problem.status >= 500) log.error({ err: error }, 'release action failed');
      write({ ok: false, problem: problemBody(problem) } satisfies { ok: false; problem: Problem });
    })
    .finally(() => lines.end());
  return reply
    .type('application/x-ndjson')
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-accel-buffering': 'no' })
    .send(lines);
}

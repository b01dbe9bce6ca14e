import path from 'node:path';
import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { sendProblem } from '@marquee/platform/problem/sendProblem.ts';
import { acceptableChecks } from '@marquee/releases/gate/CheckResult.ts';
import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { describeEntry } from '@marquee/releases/service/describeEntry.ts';
import { confirmOutcome } from '@marquee/releases/service/progressLine.ts';
import { stepReporter } from '@marquee/releases/service/progressStep.ts';
import type { Outcome, ReleaseRequest, ReleaseService } from '@marquee/releases/service/ReleaseService.ts';
import { receiveArchive } from '@marquee/releases/service/receiveArchive.ts';
import { releaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import { stagePlanSchema } from '@marquee/releases/stagePlan.ts';
import type { PartName } from '@marquee/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServedCounts } from '../../nodes/ServedCounts.ts';
import type { Admin } from '../Admin.ts';
import { type Caller, checkMayActOn } from '../auth/TokenAuthenticator.ts';
import { parseRequest } from '../parseRequest.ts';
import { toProblem } from '../toProblem.ts';
import { archiveOf, keepUpload } from './keepUpload.ts';
import { overrideApi } from './overrideApi.ts';
import { streamProgress } from './streamProgress.ts';

const releaseParams = z.object({ part: partNameSchema, version: releaseVersionSchema });
const partParams = z.object({
  part: partNameSchema,
  move: z.enum(['live', 'canary', 'promote', 'abort', 'rollback']),
});
const percent = z.coerce.number().gt(0).lt(100);
const releaseQuery = z.object({
  canary: percent.optional(),
  accept: z.enum(acceptableChecks).optional(),
  /** Percentages with commas between them, and minutes. */
  stages: z.string().max(100).optional(),
  every: z.coerce.number().optional(),
});
const logQuery = z.object({ after: z.coerce.number().int().default(-50) });
const moveBodies = {
  live: z.strictObject({ version: releaseVersionSchema, seen: z.string().optional() }),
  canary: z.strictObject({ version: releaseVersionSchema, percent, seen: z.string().optional() }),
  promote: z.strictObject({ seen: z.string().optional() }),
  abort: z.strictObject({ seen: z.string().optional() }),
  rollback: z.strictObject({ version: releaseVersionSchema.optional(), seen: z.string().optional() }),
} as const;

/** The API for pipelines: `status`, `log`, a release as an archive, and moves of a part. */
export async function apiRoutes(app: FastifyInstance, { admin }: { admin: Admin }): Promise<void> {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.addHook('onRequest', refuseOtherSites);
  app.addHook('onRequest', async (request) => {
    const [, secret = null] = /^Bearer ([!-~]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const { service } = await admin.open();
    callers.set(request, admin.authenticator.authenticate(secret, request.ip, await admin.state(service)));
  });
  describeErrors(app);
  acceptBodies(app);

  /** @throws ProblemError 401: every call has a caller */
  const callerOf = (request: FastifyRequest, part: PartName): Caller => {
    const caller = callers.get(request);
    if (!caller) throw new ProblemError(401, 'wrong-token', 'A valid token is required.');
    checkMayActOn(caller, part);
    return caller;
  };
  readingRoutes(app, admin, (request) => callers.get(request));

  app.put('/releases/:part/:version', async (request, reply) => {
    const { part, version } = parseRequest(releaseParams, request.params);
    const { canary, accept, stages, every } = parseRequest(releaseQuery, request.query);
    const plan =
      stages === undefined
        ? undefined
        : parseRequest(stagePlanSchema, { stages: stages.split(',').map(Number), everyMinutes: every });
    const caller = callerOf(request, part);
    const upload = archiveOf(request);
    const { service } = await admin.open();
    return streamProgress(reply, request.log, (onProgress) =>
      keepUpload(upload, admin.incoming, async (file, folder) => {
        const report = stepReporter(onProgress);
        const unpacked = path.join(folder, 'release');
        const manifest = await receiveArchive(file, unpacked, { name: part, version });
        const outcome = await service.release(unpacked, manifest, {
          ...{ actor: caller.name, report, percent: canary, plan },
          accepted: accept ? [accept] : [],
        });
        return confirmOutcome(outcome, report, admin.follow);
      }),
    );
  });

  app.post('/parts/:part/:move', async (request, reply) => {
    const { part, move } = parseRequest(partParams, request.params);
    const caller = callerOf(request, part);
    const { service } = await admin.open();
    const act = toMove(move, service, part, request.body ?? {});
    return streamProgress(reply, request.log, async (onProgress) => {
      const report = stepReporter(onProgress);
      return confirmOutcome(await act({ actor: caller.name, report }), report, admin.follow);
    });
  });

  if (admin.overrides) overrideApi(app, { ...admin, overrides: admin.overrides, callerOf });
}

function describeErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'release API failed');
    return sendProblem(reply, problem);
  });
}

/** An archive stays a stream. */
function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['application/gzip', 'application/octet-stream'], (_request, payload, done) =>
    done(null, payload),
  );
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(String(text)));
    } catch {
      done(new ProblemError(400, 'malformed-json', 'The body is not JSON.'));
    }
  });
}

function readingRoutes(
  app: FastifyInstance,
  admin: Admin,
  callerOf: (request: FastifyRequest) => Caller | undefined,
): void {
  app.get('/status', async (request, reply) => {
    const { service } = await admin.open();
    const caller = callerOf(request);
    const status = releaseStatus(await admin.state(service));
    const node = admin.node();
    const counts = await admin.readCounts();
    return reply.header('cache-control', 'no-store').send({
      ...{ success: true, status, node, counts: counts && countsOnWire(counts) },
      caller: caller && { name: caller.name, parts: caller.parts },
    });
  });

  app.get('/log', async (request, reply) => {
    const { after } = parseRequest(logQuery, request.query);
    const { service } = await admin.open();
    const entries = (await service.log(after)).map((entry) => ({ ...withoutHash(entry), text: describeEntry(entry) }));
    return reply.header('cache-control', 'no-store').send({ success: true, entries });
  });
}

/** @throws ProblemError 422 when the body does not fit */
function toMove(move: keyof typeof moveBodies, service: ReleaseService, part: PartName, body: unknown) {
  if (move === 'promote' || move === 'abort') {
    const { seen } = parseRequest(moveBodies[move], body, 422);
    return (request: ReleaseRequest): Promise<Outcome> => service[move](part, { ...request, seen });
  }
  if (move === 'rollback') {
    const parameters = parseRequest(moveBodies.rollback, body, 422);
    return (request: ReleaseRequest): Promise<Outcome> => service.rollback(part, { ...request, ...parameters });
  }
  const { version, seen, ...rest } = parseRequest(z.union([moveBodies.canary, moveBodies.live]), body, 422);
  if (move === 'live') return (request: ReleaseRequest) => service.goLive(part, version, { ...request, seen });
  if (!('percent' in rest)) throw new ProblemError(422, 'percent', 'A canary requires a percentage.');
  const { percent: share } = rest;
  return (request: ReleaseRequest) => service.startCanary(part, version, share, { ...request, seen });
}

/** Copies a log entry without the token's hash, which must not leave the server. */
function withoutHash({ event, ...rest }: LogEntry) {
  if (event.kind !== 'tokenAdded') return { ...rest, event };
  const { sha256: _sha256, ...shown } = event;
  return { ...rest, event: shown };
}

/** Version 1 of the API names the nodes `machines`. */
function countsOnWire({
  nodes,
  steps: _steps,
  ...counts
}: ServedCounts): Omit<ServedCounts, 'nodes' | 'steps'> & { machines: typeof nodes } {
  return { ...counts, machines: nodes };
}

import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { WindowCounts } from '@marquee/platform/limits/WindowCounts.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { sendProblem } from '@marquee/platform/problem/sendProblem.ts';
import type { PageTicket } from '@marquee/platform/tickets/PageTickets.ts';
import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import { parts } from '@marquee/shared/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { toProblem } from '../admin/toProblem.ts';
import { attributionOf, partOfModule } from '../counts/attributionOf.ts';
import type { PageError } from '../counts/Counted.ts';
import { windowMs } from '../counts/SlidingCounts.ts';
import type { WorkerCounts } from '../counts/WorkerCounts.ts';
import { hasVersion } from '../tickets/setMark.ts';
import type { TicketService } from '../tickets/TicketService.ts';

const maxBytes = 2_048;
/** Maximum number of reports that are accepted from a network in five minutes. */
const maxPerNetwork = 20;
/** Maximum number of networks that each worker remembers. */
const maxNetworks = 10_000;
/** Maximum age of a page's ticket, in milliseconds. */
const oldestMs = 12 * 3_600_000;

/** A browser's report of an error (see shell/src/client/failure/reportErrors.ts). */
const browserReportSchema = z.object({
  message: z.string().max(300),
  stack: z.string().max(1_200),
  /** Path of the page. */
  path: z.string().max(300),
  /** Exposed module that rendered the page. */
  module: z.string().max(60).nullable(),
  /** The ticket of the page. */
  ticket: z.string().max(60),
  /** Versions of the set that rendered the page, by federation name. */
  versions: z.partialRecord(
    z.enum(parts.map(({ name, federationName }) => federationName ?? name)),
    releaseVersionSchema,
  ),
});
type BrowserReport = z.infer<typeof browserReportSchema>;

export type ReportParts = {
  counts: WorkerCounts;
  tickets: Pick<TicketService, 'read' | 'networkOf'>;
  now: () => number;
};

/**
 * Receives the errors that browsers report with `POST /_marquee/reports`, on any host. A report must have the ticket of
 * a page that was recently served to the same network. It can only blame versions that this page had.
 */
export async function reportRoutes(app: FastifyInstance, { counts, tickets, now }: ReportParts): Promise<void> {
  const reportsOf = new WindowCounts(windowMs, maxNetworks, now);
  app.addHook('onRequest', refuseOtherSites);
  app.removeAllContentTypeParsers();
  // Beacons are sent as text.
  app.addContentTypeParser(['text/plain', 'application/json'], { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, toProblem(error)));

  app.post('/_marquee/reports', { bodyLimit: maxBytes }, async (request, reply) => {
    const { data: report } = browserReportSchema.safeParse(parsed(request.body));
    if (!report) throw new ProblemError(400, 'invalid', 'This is not a report of an error.');
    const ticket = tickets.read(report.ticket);
    if (!ticket || ticket.network !== tickets.networkOf(request.raw) || ticket.at < now() - oldestMs)
      throw new ProblemError(403, 'ticket', 'A report requires the ticket of a page that was served to this network.');
    const { suspects, ...error } = errorOf(report, request.host);
    const served = suspects.filter((release) => isOf(release, ticket));
    if (served.length === 0)
      throw new ProblemError(403, 'other-release', 'The page of this ticket had none of these releases.');
    if (reportsOf.of(ticket.network) < maxPerNetwork) {
      reportsOf.add(ticket.network);
      counts.report({ ...error, suspects: served, source: ticket.network, ticket: ticket.id });
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** True if the ticket's page was rendered with this release (`part@version`). */
function isOf(release: string, { set }: PageTicket): boolean {
  const [name, version = ''] = release.split('@');
  const { data: part } = partNameSchema.safeParse(name);
  return part !== undefined && hasVersion(set, part, version);
}

function errorOf(
  { message, stack, path, module, versions }: BrowserReport,
  host: string,
): Omit<PageError, 'source' | 'ticket'> {
  const part = partOfModule(module);
  const version = Object.entries(versions).find(([name]) => partOfModule(`${name}/`) === part)?.[1];
  const owner = part && version ? `${part}@${version}` : null;
  return {
    suspects: attributionOf(stack, owner, `shell@${versions.shell ?? 'unknown'}`),
    message,
    stack,
    page: host + path,
    kind: kindOf(message),
  };
}

/** Classifies an error by its message. Production builds of React have only error numbers, and these numbers are about hydration. */
function kindOf(message: string): PageError['kind'] {
  if (/hydrat|React error #4(18|2[1-5])\b/i.test(message)) return 'hydration';
  return /chunk|remoteEntry|RUNTIME-00|Failed to fetch|import/i.test(message) ? 'load' : 'browser';
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

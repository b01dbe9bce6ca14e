import { pageTicket } from '@marquee/shared/page/pageTicket';
import { askForTicket } from '@marquee/shared/tickets/askForTicket';
import { readPageRelease } from '../../document/pageData.ts';

/** Maximum reports of one page, because repetitions of an error add no information. */
const maxReports = 3;
let reports = 0;

/**
 * Reports an error to the server, which rolls back releases that fail for readers. Ignores stacks without our files,
 * which come from browser extensions or other sites. Also ignores failed api calls, which prove nothing about a
 * release.
 */
export function report(error: unknown): void {
  const { message, stack = '', name, cause } = (error ?? {}) as Error;
  const isApis = `${name}${(cause as Error | undefined)?.name}`.includes('ApiError');
  if (isApis || !stack.includes('/assets/') || stack.includes('-extension:') || ++reports > maxReports) return;
  const { shell, remotes, routeModule } = readPageRelease(document);
  const facts = {
    message: message.slice(0, 300),
    stack: stack.slice(0, 1_000),
    path: location.pathname.slice(0, 300),
    module: routeModule,
    versions: Object.fromEntries([['shell', shell], ...remotes.map((remote) => [remote.name, remote.version])]),
  };
  const send = (ticket: string) => navigator.sendBeacon('/_marquee/reports', JSON.stringify({ ...facts, ticket }));
  const own = pageTicket();
  if (own) send(own);
  else void askForTicket().then(({ ticket }) => ticket && send(ticket));
}

/** Reports uncaught errors, which include React's errors and hydration mismatches. */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

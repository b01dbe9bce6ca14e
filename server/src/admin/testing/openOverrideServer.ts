import { OverrideService } from '@marquee/releases/overrides/OverrideService.ts';
import { NodeOverrides } from '../../overrides/NodeOverrides.ts';
import { OverrideTickets } from '../../overrides/OverrideTickets.ts';
import type { OverrideRoute } from '../../workerMessages.ts';
import { openTestServer, operatorToken, type TestServer } from './openTestServer.ts';

/** A test server with overrides. @param routes the overrides whose workers serve, read at each request */
export function openOverrideServer(routes: () => OverrideRoute[]): Promise<TestServer> {
  return openTestServer({
    operatorToken,
    overrides: (fixture) =>
      new NodeOverrides({
        open: async () => new OverrideService(fixture.releases, () => fixture.now),
        tickets: new OverrideTickets(operatorToken, () => fixture.now),
        routes,
      }),
  });
}

import type { HostKey } from '@marquee/shared/domain';

/** First of the ports that the tests use; another one lets two checkouts run their tests at the same time. */
const firstPort = Number(process.env.E2E_PORT ?? 3400);

/** Ports of the networks that the tests start. */
export const ports = {
  /** The network as it is shipped. */
  production: firstPort,
  /** Network of the same sources with the development build of React, which logs every hydration mismatch. */
  development: firstPort + 1,
  /** A network whose releases a test changes. */
  releases: firstPort + 2,
  api: firstPort + 10,
  /** A network whose database a test changes, and whose api and database it kills. */
  freshness: firstPort + 20,
  freshnessApi: firstPort + 21,
  /** A network with posts of a hostile author. */
  hostile: firstPort + 22,
  hostileApi: firstPort + 23,
  /** A network on which posts are reviewed and published. */
  review: firstPort + 24,
  reviewApi: firstPort + 25,
  /** A network on which reads become money. */
  money: firstPort + 26,
  moneyApi: firstPort + 27,
  /** Two nodes with one database and one bucket. */
  firstNode: firstPort + 28,
  firstNodeApi: firstPort + 29,
  secondNode: firstPort + 30,
  secondNodeApi: firstPort + 31,
  /** A network on which stories are planned. */
  planning: firstPort + 32,
  planningApi: firstPort + 33,
  /** A network on which a pitch becomes a published post that earns money. */
  newsroom: firstPort + 34,
  newsroomApi: firstPort + 35,
  /** A network that gets a new site. */
  sites: firstPort + 36,
  sitesApi: firstPort + 37,
  /** A network whose sites get host names of their own. */
  domains: firstPort + 38,
  domainsApi: firstPort + 39,
  /** The first of the ports of the journeys (`journeys/topology/journeyPorts.ts`), of which there are eighteen. */
  journeys: firstPort + 40,
} as const;

/** Origin of a site in a test network. */
export function originOf(key: HostKey, port: number = ports.production): string {
  return `http://${key.toLowerCase()}.localhost:${port}`;
}

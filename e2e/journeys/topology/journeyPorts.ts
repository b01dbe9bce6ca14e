import { ports } from '../../network/addresses.ts';

/** Ports of the journeys' topology, all on loopback. */
export const journeyPorts = {
  nginx: ports.journeys,
  firstNode: ports.journeys + 1,
  firstApi: ports.journeys + 2,
  secondNode: ports.journeys + 3,
  secondApi: ports.journeys + 4,
  postgres: ports.journeys + 5,
  storage: ports.journeys + 6,
  /** Relays that the nodes take for PostgreSQL and S3. */
  postgresRelay: ports.journeys + 7,
  storageRelay: ports.journeys + 8,
  /** The machine on which a backup is restored. */
  restoredNode: ports.journeys + 9,
  restoredApi: ports.journeys + 10,
  /** Metrics of the nodes' servers, and the Prometheus that reads them. */
  firstMetrics: ports.journeys + 11,
  secondMetrics: ports.journeys + 12,
  prometheus: ports.journeys + 13,
  /** A machine with a server alone. */
  serverAlone: ports.journeys + 14,
  /** nginx in front of machines that run the container image. */
  imageNginx: ports.journeys + 15,
  /** The cache in front of the nodes, and a relay for its purges. */
  varnish: ports.journeys + 17,
  purgeRelay: ports.journeys + 16,
} as const;

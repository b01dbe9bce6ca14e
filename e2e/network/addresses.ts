import type { HostKey } from '@marquee/shared/domain';

/** Ports of the networks that the tests start. */
export const ports = {
  /** The network as it is shipped. */
  production: 3400,
  /** The same sources with React's development build, which tells of every hydration mismatch. */
  development: 3401,
  /** A network whose releases a test changes. */
  releases: 3402,
  api: 3410,
  /** A network whose database a test changes, and whose api and database it kills. */
  freshness: 3670,
  freshnessApi: 3671,
  /** A network with posts of somebody who means harm. */
  hostile: 3672,
  hostileApi: 3673,
} as const;

/** Origin of a site in a test network. */
export function originOf(key: HostKey, port: number = ports.production): string {
  return `http://${key.toLowerCase()}.localhost:${port}`;
}

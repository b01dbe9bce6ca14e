import type { LookStore } from '@marquee/releases/gate/looks/LookStore.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Followed } from '@marquee/releases/service/awaitRollout.ts';
import type { ReleaseServices } from '@marquee/releases/service/openReleaseServices.ts';
import type { Outcome, ReleaseService } from '@marquee/releases/service/ReleaseService.ts';
import type { ServedCounts } from '../nodes/ServedCounts.ts';
import type { NodeOverrides } from '../overrides/NodeOverrides.ts';
import type { OperatorSessions } from './auth/OperatorSessions.ts';
import type { TokenAuthenticator } from './auth/TokenAuthenticator.ts';
import type { CdnStatus } from './readCdn.ts';

/** The node that responds. */
export type NodeInfo = {
  name: string;
  pid: number;
  set: ReleaseSet;
  others: readonly { part: string; version: string; percent: number }[];
};

export type AdminParts = {
  /** Opens registry and storage at the first call. */
  open: () => Promise<Pick<ReleaseServices, 'service'>>;
  operatorToken: string | undefined;
  /** Folder for uploads. */
  incoming: string;
  /** Screenshot comparisons of the releases that this machine's gate has evaluated. */
  looks: Pick<LookStore, 'read' | 'picture'>;
  node: () => NodeInfo;
  /** Null without counts yet. */
  readCounts: () => Promise<ServedCounts | null>;
  /** State of the CDN's purges. Empty without a CDN, and null if the api does not respond. */
  readCdn: () => Promise<CdnStatus[] | null>;
  /** Waits until this node serves the decided set. */
  follow: (outcome: Outcome) => Promise<Followed>;
  now: () => number;
  /** Undefined if overrides are disabled. */
  overrides?: NodeOverrides;
};

export type Admin = Omit<AdminParts, 'operatorToken'> & {
  authenticator: TokenAuthenticator;
  /** Null without an operator's token; the status page is then off. */
  sessions: OperatorSessions | null;
  /** The registry's state. @throws ProblemError 503 */
  state: (service: ReleaseService) => Promise<RegistryState>;
};

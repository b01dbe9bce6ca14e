import type { HostKey } from '@marquee/shared/domain';
import { sites } from './sources.ts';

/** All hosts, the sites in their order and then the creator host. */
export const hosts: readonly HostKey[] = Object.keys(sites);

/** Returns the named host, or marquee for a name that no host has. */
export function hostNamed(name: string | null): HostKey {
  return hosts.find((host) => host === name) ?? 'marquee';
}

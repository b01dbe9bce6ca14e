import type { Grant } from './grant.ts';

/** Compares two lists of roles without regard to their order. */
export function hasSameGrants(some: readonly Grant[], others: readonly Grant[]): boolean {
  return sorted(some) === sorted(others);
}

function sorted(grants: readonly Grant[]): string {
  const lines = grants.map(({ role, site, section = null, until }) =>
    JSON.stringify([role, site, section, until && new Date(until).toISOString()]),
  );
  return lines.sort().join('\n');
}

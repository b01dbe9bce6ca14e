import { type Role, roleSchema, type SiteKey } from '@marquee/shared/domain';
import { z } from 'zod';
import { UsageError } from '../frame/parseCommand.ts';
import type { RoleChange } from './changeRole.ts';
import { readSites } from './readSites.ts';

/** Options of commands that give a role. */
export const roleOptions = {
  role: { type: 'string' },
  sites: { type: 'string' },
  section: { type: 'string' },
  until: { type: 'string' },
} as const;

type RoleValues = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Parses a role, its sites and its end. Without `--role`, it is an administrator, or with `--sites` an editor.
 * @param known sites of the network
 * @throws UsageError for an unknown role or site, and for an end that is no date to come
 */
export function readRole(
  { role, sites, section, until }: RoleValues,
  now: Date,
  known: readonly SiteKey[],
): RoleChange {
  const change = { role: roleOf(role, sites !== undefined), sites: readSites(sites, known), until: endOf(until, now) };
  if (typeof section !== 'string') return change;
  if (change.role !== 'editor' || change.sites === 'all sites' || change.sites.length !== 1)
    throw new UsageError('--section limits the role of an editor of one site. Name the site with --sites.');
  return { ...change, section };
}

function roleOf(option: string | boolean | undefined, hasSites: boolean): Role {
  if (option === undefined) return hasSites ? 'editor' : 'administrator';
  const parsed = roleSchema.safeParse(option);
  if (parsed.success) return parsed.data;
  throw new UsageError(`There is no role “${option}”. Choose ${roleSchema.options.join(', ')}.`);
}

/** The role ends with the day, in UTC. */
function endOf(option: string | boolean | undefined, now: Date): Date | null {
  if (option === undefined) return null;
  const day = z.iso.date().safeParse(option);
  const end = new Date(`${day.data}T24:00:00Z`);
  if (end > now) return end;
  throw new UsageError(`--until ${option} is no date to come. Write a date such as 2027-01-31.`);
}

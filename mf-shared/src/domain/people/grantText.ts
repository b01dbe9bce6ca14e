import type { Grant, Role } from './grant.ts';

/** Names of the roles, as people read them. */
export const roleNames: Readonly<Record<Role, string>> = {
  author: 'Author',
  editor: 'Editor',
  accountant: 'Accountant',
  auditor: 'Auditor',
  administrator: 'Administrator',
};

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
});

/**
 * Describes a role with its site and its last day, for example “Editor of Beat until 4 December 2026”.
 * @param siteName returns the name of a site
 */
export function grantText({ role, site, section, until }: Grant, siteName: (site: string) => string): string {
  const of = site === null ? 'all magazines' : siteName(site) + (section ? ` (${section})` : '');
  const end = until === null ? '' : ` until ${dayFormat.format(Date.parse(`${lastDayOf(until)}T00:00:00Z`))}`;
  return `${roleNames[role] ?? role} of ${of}${end}`;
}

/** Returns the end of a role whose last day in UTC is given. @param day for example `2026-12-04` */
export function endOfRole(day: string): string {
  return new Date(`${day}T24:00:00Z`).toISOString();
}

/** Returns the last day of a role in UTC, for example `2026-12-04`. */
export function lastDayOf(until: string): string {
  // A role ends at midnight, so the second before belongs to the last day.
  return new Date(Date.parse(until) - 1_000).toISOString().slice(0, 10);
}

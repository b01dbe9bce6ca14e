import type { User } from '../people/user.ts';
import type { Rights } from './may.ts';

/** Returns the rights of the signed-in person. An older api names no roles, but says who is an administrator. */
export function rightsOf({ id, isAdmin, grants }: User): Rights {
  const ofOlderApi = isAdmin ? [{ role: 'administrator', site: null, until: null } as const] : [];
  return { id: Number(id), grants: grants ?? ofOlderApi };
}

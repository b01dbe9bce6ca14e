/** The value of a `datetime-local` field, in UTC. @param iso RFC 3339; null is an empty field */
export function utcFieldOf(iso: string | null): string {
  return iso === null ? '' : new Date(iso).toISOString().slice(0, 16);
}

/** The moment in a `datetime-local` field. @returns RFC 3339; null for an empty field; undefined for what is no moment */
export function utcMomentOf(field: string): string | null | undefined {
  if (!field) return null;
  const moment = new Date(`${field}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

import type { ExportedPerson } from '../../newsroom/records.ts';

type Named = { key: string; firstName: string; lastName: string };

/** Returns the columns of an account that an export has. @param table the accounts, or an alias of them */
export function nameColumns<Key, First, Last>({
  key,
  firstName,
  lastName,
}: {
  key: Key;
  firstName: First;
  lastName: Last;
}) {
  return { key, firstName, lastName };
}

/** Returns an account as exports name it. */
export function nameOf({ key, firstName, lastName }: Named): ExportedPerson {
  return { key, name: `${firstName} ${lastName}`.trim() };
}

/** Like `nameOf`, for an account that may be absent. */
export function personOf(person: Named | null): ExportedPerson | null {
  return person && nameOf(person);
}

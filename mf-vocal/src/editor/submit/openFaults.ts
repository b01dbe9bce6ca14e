import type { Draft } from '@marquee/shared/domain';
import { isSameField } from '@marquee/vocal-kit/drafts/isSameField.ts';
import type { EditorFaults } from '@marquee/vocal-kit/fields/useFault.ts';

/** Draft fields of messages whose name differs from their fields. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  lead: ['mediaType', 'image', 'brightcoveId', 'videoLink'],
  content: ['content', 'modules'],
};

/** Returns the messages of a refused submission whose fields are unchanged. @param refused draft when it was refused */
export function openFaults(faults: EditorFaults, refused: Draft, now: Draft): EditorFaults {
  const [then, current] = [Object.entries(refused), new Map(Object.entries(now))];
  const changed = new Set(
    then.filter(([field, value]) => !isSameField(field, value, current.get(field))).map(([field]) => field),
  );
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => !(fieldsOf[field] ?? [field]).some((name) => changed.has(name))),
  );
}

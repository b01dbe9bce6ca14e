import type { Draft } from '@marquee/shared/domain';
import { isSameField } from '../../saving/meaning/isSameField.ts';
import type { EditorFaults } from '../fields/useFault.ts';

/** Fields of the draft behind a message that has another name than its field. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  lead: ['mediaType', 'image', 'brightcoveId', 'videoLink'],
  content: ['content', 'modules'],
};

/** The messages of a refused submission at fields that have not been changed since. @param refused the draft of then */
export function openFaults(faults: EditorFaults, refused: Draft, now: Draft): EditorFaults {
  const [then, current] = [Object.entries(refused), new Map(Object.entries(now))];
  const changed = new Set(
    then.filter(([field, value]) => !isSameField(field, value, current.get(field))).map(([field]) => field),
  );
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => !(fieldsOf[field] ?? [field]).some((name) => changed.has(name))),
  );
}

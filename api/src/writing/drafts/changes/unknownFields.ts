import { isDeepStrictEqual } from 'node:util';
import { type DraftModule, draftModuleFields, type FieldError } from '@marquee/shared/domain';

/**
 * Returns errors for fields of a module that this release does not know. A field that a newer release has stored stays
 * as it is, but such fields cannot be added or changed.
 * @param before the stored module of the same id
 */
export function unknownFields(module: DraftModule, before: DraftModule | undefined, pointer: string): FieldError[] {
  const known = draftModuleFields.get(module.type);
  const stored = new Map<string, unknown>(Object.entries(before ?? {}));
  const message = `A module of the type ${module.type} has no field of this name.`;
  return Object.entries(module)
    .filter(([name, value]) => !known?.has(name) && !isDeepStrictEqual(value, stored.get(name)))
    .map(([name]) => ({ pointer: `${pointer}/${name}`, code: 'unrecognized_keys', message }));
}

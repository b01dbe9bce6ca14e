import type { Draft, DraftChanges, DraftFields } from '@marquee/shared/domain';
import { isSameField } from '@marquee/vocal-kit/drafts/isSameField.ts';
import type { Field, UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';

/** Returns the draft's values of the fields that some changes name. */
export function fieldsOf(draft: Draft, named: DraftChanges): DraftChanges {
  return Object.fromEntries(Object.keys(named).map((field) => [field, draft[field as Field]]));
}

/** True for the fields of the text and its blocks, which are one document for the writer. */
export function isStoryField(name: Field): boolean {
  return name === 'content' || name === 'modules';
}

/** Fields that only the server sets. */
const setByServer: Readonly<Record<Exclude<keyof Draft, keyof DraftFields>, true>> = {
  id: true,
  reviewStatus: true,
  pending: true,
  version: true,
  videoData: true,
  author: true,
  createdAt: true,
  modifiedAt: true,
  publishedAt: true,
  deletedAt: true,
  urlPath: true,
  hasStory: true,
};

/**
 * True if two drafts differ in a field that a writer can change.
 * @param except fields that do not count
 */
export function hasOtherFields(a: Draft, b: Draft, except: DraftChanges = {}): boolean {
  return Object.keys(b).some(
    (name) =>
      !(name in setByServer) &&
      !(name in except) &&
      !isSameField(name, a[name as keyof DraftFields], b[name as keyof DraftFields]),
  );
}

/**
 * Returns the fields in which unsaved changes conflict with the stored version. A field conflicts if its stored value
 * differs from the value before the change, from the change, and from a value that this tab sent with unknown result.
 */
export function conflictingFields(stored: Draft, { changes, base, unconfirmed }: UnsavedChanges): Field[] {
  return (Object.keys(changes) as Field[]).filter((field) => {
    const isOurs =
      unconfirmed !== null && field in unconfirmed && isSameField(field, stored[field], unconfirmed[field]);
    return (
      !isOurs && !isSameField(field, stored[field], changes[field]) && !isSameField(field, stored[field], base[field])
    );
  });
}

/**
 * Compares unsaved changes with the currently stored version, field by field.
 * @returns the changes that remain to be saved, or `conflict`
 */
export function reconcile(stored: Draft, unsaved: UnsavedChanges): DraftChanges | 'conflict' {
  if (conflictingFields(stored, unsaved).length > 0) return 'conflict';
  const remaining = Object.entries(unsaved.changes).filter(
    ([name, value]) => !isSameField(name, stored[name as Field], value),
  );
  return Object.fromEntries(remaining);
}

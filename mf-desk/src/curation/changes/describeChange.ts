import {
  type AuditEntryView,
  type Byline,
  type Grant,
  grantText,
  reviewTransitions,
  roleNames,
} from '@marquee/shared/domain';
import { changeTexts } from './changeTexts.ts';

/** A row of the audit in words. */
export type ChangeDescription = { title: string; details: readonly string[] };

/** Puts a row of the audit into words: its action and subject, and each field that has another value than before. */
export function describeChange({
  action,
  subject,
  subjectId,
  subjectName,
  before,
  after,
  reason,
}: AuditEntryView): ChangeDescription {
  const label =
    changeTexts.actions[action] ??
    reviewTransitions.find((transition) => transition.action === action)?.label ??
    action;
  const name = textOf(before?.name ?? after?.name) || subjectName || changeTexts.unnamed(subject, subjectId);
  const removed = Array.isArray(before?.removed) ? before.removed.map(nameOf) : [];
  const details =
    removed.length > 0 ? [changeTexts.absorbed(removed)] : action === 'remove' ? [] : fieldsOf(before, after);
  return {
    title: changeTexts.what(label, changeTexts.named[subject] ?? subject, name),
    details: reason ? [...details, changeTexts.reason(reason)] : details,
  };
}

function fieldsOf(before: AuditEntryView['before'], after: AuditEntryView['after']): string[] {
  const names = Object.keys(after ?? {}).filter(
    (name) => name !== 'id' && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  return names.map((name) =>
    changeTexts.fromTo(
      typeof after?.[name] === 'number' && name === 'words' ? changeTexts.length : (changeTexts.fields[name] ?? name),
      valueText(name, before?.[name]) || changeTexts.nothing,
      valueText(name, after?.[name]) || changeTexts.nothing,
    ),
  );
}

/** Durations are stored in milliseconds. */
function valueText(field: string, value: unknown): string {
  return field === 'waitedMs' && typeof value === 'number'
    ? changeTexts.waited(Math.round(value / 60_000))
    : textOf(value);
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'name' in value ? `“${textOf(value)}”` : textOf(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? changeTexts.yes : changeTexts.no;
  if (Array.isArray(value)) return new Intl.ListFormat('en', { type: 'unit' }).format(value.map(textOf));
  if (isGrant(value)) return grantText(value, (site) => site);
  const byline = typeof value === 'object' ? bylineOf(value) : null;
  if (byline) return changeTexts.person(byline.role, byline.percent, byline.userId);
  // A special feature by its headline, a picture by its file.
  if (typeof value === 'object' && 'name' in value) return textOf(value.name);
  if (typeof value === 'object' && 'public_id' in value) return textOf(value.public_id);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isGrant(value: unknown): value is Grant {
  if (typeof value !== 'object' || value === null || !('role' in value && 'site' in value && 'until' in value))
    return false;
  return typeof value.role === 'string' && Object.hasOwn(roleNames, value.role);
}

function bylineOf(value: object): Byline | null {
  return 'userId' in value && 'role' in value && 'percent' in value ? (value as Byline) : null;
}

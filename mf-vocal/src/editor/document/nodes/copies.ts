import type { Attrs } from '@tiptap/pm/model';

const keys = new WeakMap<Attrs, string>();
const copies = new Map<string, Attrs>();

/**
 * A key that stands for a node's attributes in HTML. The clipboard carries the key only, so that a foreign page cannot
 * put markup or addresses of its own into a block that the desk shows as it is.
 */
export function copyKey(attributes: Attrs): string {
  const known = keys.get(attributes);
  if (known) return known;
  const key = crypto.randomUUID();
  keys.set(attributes, key);
  copies.set(key, attributes);
  return key;
}

/** The attributes for which an element has the key; null for a key that this tab did not give. */
export function copiedAttributes(element: HTMLElement): Attrs | null {
  return copies.get(element.dataset.copy ?? '') ?? null;
}

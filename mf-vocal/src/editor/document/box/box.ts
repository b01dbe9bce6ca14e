import { Node } from '@tiptap/core';

/** Role of the `aside` element of each kind of box. Screen readers say the role. */
const boxRoles = { pullQuote: 'doc-pullquote', callout: 'note', aside: null } as const;

export type BoxKind = keyof typeof boxRoles;

/** The kinds in the order in which writers choose them. */
export const boxKinds = Object.keys(boxRoles).filter(isBoxKind);

function isBoxKind(name: string): name is BoxKind {
  return name in boxRoles;
}

/** Returns the kind of an `aside`. Undefined for a role that no kind has. */
function kindOf(role: string | null): BoxKind | undefined {
  return boxKinds.find((kind) => boxRoles[kind] === role);
}

/**
 * Text in a box of its own beside the running text. A box is a pull quote, a callout or an aside. The editor shows a `div`
 * without the role of the stored element, because a page must not have several landmarks of one role.
 */
export const box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  defining: true,
  draggable: true,
  addAttributes: () => ({ kind: { default: 'aside', rendered: false } }),
  parseHTML: () => [
    {
      tag: 'aside',
      getAttrs: (element) => {
        const kind = kindOf(element.getAttribute('role'));
        return kind ? { kind } : false;
      },
    },
    {
      tag: 'div[data-box]',
      priority: 60,
      getAttrs: ({ dataset }) => (isBoxKind(dataset.box ?? '') ? { kind: dataset.box } : false),
    },
  ],
  renderHTML: ({ node }) => ['div', { 'data-box': node.attrs.kind }, 0],
});

/** Element of a box in a post. */
export function storedBox(kind: unknown, page: Document): HTMLElement {
  const element = page.createElement('aside');
  const role = boxRoles[boxKinds.find((one) => one === kind) ?? 'aside'];
  if (role) element.setAttribute('role', role);
  return element;
}

/** Writes the boxes of a document as they are stored. */
export function writeBoxes(root: Element): void {
  for (const shown of root.querySelectorAll<HTMLElement>('[data-box]')) {
    const stored = storedBox(shown.dataset.box, root.ownerDocument);
    stored.append(...shown.childNodes);
    shown.replaceWith(stored);
  }
}

import { Node } from '@tiptap/core';

/** Role of the `aside` element of each kind of box. Screen readers say it, and older releases keep the words. */
export const boxRoles = { pullQuote: 'doc-pullquote', callout: 'note', aside: null } as const;

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

/** Text in a box of its own beside the running text: a pull quote, a callout, or an aside. */
export const box = Node.create({
  name: 'box',
  group: 'block',
  content: 'block+',
  defining: true,
  draggable: true,
  addAttributes: () => ({
    kind: {
      default: 'aside',
      parseHTML: (element: HTMLElement) => kindOf(element.getAttribute('role')),
      renderHTML: ({ kind }) => {
        const role = boxRoles[boxKinds.find((one) => one === kind) ?? 'aside'];
        return role ? { role } : {};
      },
    },
  }),
  parseHTML: () => [{ tag: 'aside', getAttrs: (element) => (kindOf(element.getAttribute('role')) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
});

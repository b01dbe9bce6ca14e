import type { Draft, DraftModule } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import { writeText } from './html/writeText.ts';
import { stretchesOf } from './stretchesOf.ts';
import { writtenModule } from './writtenModule.ts';

/** The fields of a post that hold its document. */
export type DocumentFields = Pick<Draft, 'content' | 'modules'>;

/**
 * Returns the fields of the post that the edited document changes. The result is empty if nothing was edited. HTML that
 * was not edited stays the same, byte for byte.
 * @param before the post that the document is compared with
 */
export function changesOf(document: Node, before: DocumentFields): Partial<DocumentFields> {
  const { schema } = document.type;
  const [first, ...others] = stretchesOf(document);
  const content = writeText(schema, first.blocks, before.content);
  const known = new Map(before.modules.map((module) => [module.id, module]));
  const taken = new Set<string>();
  const modules = others.flatMap((stretch) => {
    // If a block was copied, its first copy keeps the id of the module.
    const id = stretch.id !== null && !taken.has(stretch.id) ? stretch.id : freeId(taken, known);
    taken.add(id);
    return writtenModule(stretch, id, known.get(id)) ?? [];
  });
  return {
    ...(content !== before.content && { content }),
    ...(!areSame(modules, before.modules) && { modules }),
  };
}

function areSame(some: readonly DraftModule[], others: readonly DraftModule[]): boolean {
  return some.length === others.length && some.every((module, index) => module === others[index]);
}

function freeId(taken: ReadonlySet<string>, known: ReadonlyMap<string, unknown>): string {
  let number = 1;
  while (taken.has(`new-${number}`) || known.has(`new-${number}`)) number += 1;
  return `new-${number}`;
}

import type { DraftModule } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import { moduleOf } from './moduleOf.ts';
import type { Stretch } from './stretchesOf.ts';

type Written = {
  nodes: readonly Node[];
  id: string;
  before: DraftModule | undefined;
  module: DraftModule | null;
};

/** Last result of `writtenModule`, keyed by the first node of the stretch. */
const lastWritten = new WeakMap<Node, Written>();

/**
 * Converts a stretch to a module with `moduleOf`, and caches the result. An edit replaces only the nodes that it
 * touches, so an edit in a post with 200 modules converts only one of them.
 * @returns `before` itself if nothing has changed
 */
export function writtenModule(stretch: Stretch, id: string, before: DraftModule | undefined): DraftModule | null {
  const nodes = nodesOf(stretch);
  const [first] = nodes;
  const last = first && lastWritten.get(first);
  if (last?.id === id && (last.before === before || last.module === before) && areIdentical(last.nodes, nodes))
    return last.module;
  const made = moduleOf(stretch, id, before);
  const module = made && before && haveSameFields(made, before) ? before : made;
  if (first) lastWritten.set(first, { nodes, id, before, module });
  return module;
}

function nodesOf(stretch: Stretch): readonly Node[] {
  if (stretch.kind === 'block') return [stretch.block];
  return stretch.title ? [stretch.title, ...stretch.blocks] : stretch.blocks;
}

function areIdentical(some: readonly Node[], others: readonly Node[]): boolean {
  return some.length === others.length && some.every((node, index) => node === others[index]);
}

function haveSameFields(module: DraftModule, other: DraftModule): boolean {
  return JSON.stringify({ ...module, id: '' }) === JSON.stringify({ ...other, id: '' });
}

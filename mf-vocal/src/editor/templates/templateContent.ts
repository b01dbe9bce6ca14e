import type { TemplateContent } from '@marquee/shared/domain';
import type { Node, Schema } from '@tiptap/pm/model';
import { changesOf } from '../document/changesOf.ts';
import { documentOf } from '../document/documentOf.ts';

/** Converts blocks of a document to the fields that a template stores. Null if the blocks show nothing to readers. */
export function contentOf(schema: Schema, blocks: readonly Node[]): TemplateContent | null {
  const empty = { content: '', modules: [] };
  const content = { ...empty, ...changesOf(schema.node('doc', null, [...blocks]), empty) };
  return content.content === '' && content.modules.length === 0 ? null : content;
}

/** Converts a template to blocks without ids, because each insertion gets ids of its own. */
export function blocksOf(schema: Schema, { content, modules }: TemplateContent): readonly Node[] {
  return documentOf({ content, modules }, schema).children.map(({ type, attrs, content: inside, marks }) => {
    const id = 'module' in attrs ? { module: null } : 'run' in attrs ? { run: null } : {};
    return type.create({ ...attrs, ...id }, inside, marks);
  });
}

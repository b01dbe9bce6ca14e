import type { Draft, DraftModule } from '@marquee/shared/domain';
import type { Node, Schema } from '@tiptap/pm/model';
import { documentSchema } from './documentSchema.ts';
import { readLine, readText } from './html/readText.ts';
import { hasCaption, moduleFields } from './nodes/moduleFields.ts';

/**
 * Converts the content of a post to the document that its writer edits.
 * @param schema schema of the editor. HTML that was parsed with a schema is cached, so that finding changes is fast
 */
export function documentOf(draft: Pick<Draft, 'content' | 'modules'>, schema = documentSchema()): Node {
  const nodes = [...blocksOf(schema, draft.content), ...draft.modules.flatMap((module) => nodesOf(schema, module))];
  return schema.node('doc', null, nodes.length ? nodes : [schema.node('paragraph')]);
}

/** Nodes of one module at the top level of the document. */
export function nodesOf(schema: Schema, module: DraftModule): Node[] {
  const { id, title, isListicleItem } = module;
  if (module.type !== 'content') return [blockOf(schema, module)];
  const blocks = blocksOf(schema, module.content);
  if (title || isListicleItem) {
    return [schema.node('sectionTitle', { module: id, isListicleItem }, words(schema, title)), ...blocks];
  }
  const [first = schema.node('paragraph'), ...others] = blocks;
  return [first.type.create({ ...first.attrs, run: id }, first.content), ...others];
}

function blockOf(schema: Schema, module: Exclude<DraftModule, { type: 'content' }>): Node {
  const text = blocksOf(schema, module.content ?? '');
  const holes = [
    schema.node('moduleTitle', null, words(schema, module.title)),
    schema.node('moduleText', null, text.length ? text : [schema.node('paragraph')]),
  ];
  if (hasCaption[module.type]) {
    const caption = ('imageCaption' in module && module.imageCaption) || '';
    holes.splice(1, 0, schema.node('moduleCaption', null, readLine(schema, 'moduleCaption', caption)));
  }
  const fields = Object.keys(moduleFields[module.type]);
  const stored = Object.entries(module).filter(([name]) => fields.includes(name));
  const attributes = { ...Object.fromEntries(stored), module: module.id, isListicleItem: module.isListicleItem };
  return schema.node(module.type, attributes, holes);
}

function blocksOf(schema: Schema, html: string): Node[] {
  return readText(schema, html).flatMap(({ nodes }) => nodes);
}

function words(schema: Schema, text: string | undefined): Node[] {
  return text ? [schema.text(text)] : [];
}

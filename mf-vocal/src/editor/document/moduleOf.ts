import type { DraftModule } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import { writeLine } from './html/writeLine.ts';
import { writeText } from './html/writeText.ts';
import { isBlockType, moduleFields, optionalFields } from './nodes/moduleFields.ts';
import type { Stretch } from './stretchesOf.ts';

/**
 * Converts a stretch of the document to a module. Null for an empty stretch that had no module before.
 * @param id of a new module
 * @param before the previous module. Its HTML stays the same, byte for byte, where the writer changed nothing
 */
export function moduleOf(stretch: Stretch, id: string, before: DraftModule | undefined): DraftModule | null {
  if (stretch.kind === 'block') return blockModule(stretch.block, id, before);
  const known = before?.type === 'content' ? before : undefined;
  const { title, blocks } = stretch;
  const schema = (title ?? blocks[0])?.type.schema;
  const content = schema ? writeText(schema, blocks, known?.content ?? '') : '';
  if (!title && !content && known?.content !== '') return null;
  const module = {
    ...known,
    type: 'content' as const,
    id,
    isListicleItem: title?.attrs.isListicleItem ?? false,
    content,
  };
  setText(module, 'title', title?.textContent ?? '');
  return module;
}

function blockModule(block: Node, id: string, before: DraftModule | undefined): DraftModule | null {
  const type = block.type.name;
  if (!isBlockType(type)) return null;
  const known = before?.type === type ? before : undefined;
  const holes = new Map(block.children.map((hole) => [hole.type.name, hole]));
  const title = holes.get('moduleTitle');
  const caption = holes.get('moduleCaption');
  const text = writeText(block.type.schema, holes.get('moduleText')?.children ?? [], known?.content ?? '');
  const captionHtml = caption && writeLine(caption, captionOf(known));
  if (type === 'image' && !block.attrs.image) return withoutPicture(block, id, captionHtml, text);
  const module: Record<string, unknown> = { ...known, type, id, isListicleItem: block.attrs.isListicleItem };
  for (const name of Object.keys(moduleFields[type])) {
    const value: unknown = block.attrs[name];
    if (value === null && optionalFields.has(name)) delete module[name];
    else module[name] = value;
  }
  setText(module, 'content', text);
  if (caption) setText(module, 'imageCaption', captionHtml ?? '');
  setText(module, 'title', title?.textContent ?? '');
  // The loop above gives every field of the type.
  return module as DraftModule;
}

/** The words of an image block that has no picture yet: a module of that type needs one. */
function withoutPicture(block: Node, id: string, caption: string | undefined, text: string): DraftModule | null {
  const content = [caption && `<p>${caption}</p>`, text].filter(Boolean).join('\n');
  const title = block.firstChild?.textContent;
  if (!content && !title) return null;
  return { type: 'content', id, isListicleItem: block.attrs.isListicleItem, ...(title && { title }), content };
}

function captionOf(module: DraftModule | undefined): string {
  return (module && 'imageCaption' in module && module.imageCaption) || '';
}

/** Sets a text of a module. Leaves out an empty text, unless the module already had an empty text. */
function setText(module: Record<string, unknown>, name: string, text: string): void {
  if (text) module[name] = text;
  else if (module[name] !== '') delete module[name];
}

import type { DraftFields, DraftModule } from '@marquee/shared/domain';
import { fingerprint, isInline } from '@marquee/vocal-kit/drafts/fingerprint.ts';

/** The fields of a post that hold its text and its blocks. */
export type Story = Pick<DraftFields, 'content' | 'modules'>;

type TextModule = Extract<DraftModule, { type: 'content' }>;

/**
 * Paragraph or block of a post, or the start of a section. Parts with the same `key` look the same to readers.
 */
export type StoryPart =
  | { kind: 'text'; key: string; html: string }
  | { kind: 'section'; key: string; module: TextModule }
  | { kind: 'block'; key: string; module: Exclude<DraftModule, { type: 'content' }> };

/** Returns the paragraphs and blocks of a story in the order of the page. */
export function partsOf({ content, modules }: Story): StoryPart[] {
  return [...textParts(content), ...modules.flatMap(moduleParts)];
}

function moduleParts(module: DraftModule): StoryPart[] {
  if (module.type !== 'content') return [{ kind: 'block', key: keyOf(module), module }];
  return [{ kind: 'section', key: keyOf({ ...module, content: '' }), module }, ...textParts(module.content)];
}

function textParts(html: string): StoryPart[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const blocks: Element[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const block = body.ownerDocument.createElement('p');
    block.append(...line);
    line = [];
    if (block.innerHTML.trim()) blocks.push(block);
  };
  for (const child of [...body.childNodes]) {
    if (isInline(child)) line.push(child);
    else {
      endLine();
      if (child instanceof Element) blocks.push(child);
    }
  }
  endLine();
  return blocks.map((block) => ({ kind: 'text', key: fingerprint(block), html: block.outerHTML }));
}

/** Makes the key of a module without the fields that the server sets itself: the id, and the player of a linked video. */
function keyOf(module: DraftModule): string {
  const { id: _id, ...fields } = module;
  const entries = Object.entries(fields).map(([name, value]) => [name, isHtml(name) ? meaningOf(value) : value]);
  if ('videoLink' in module && module.videoLink) entries.push(['videoData', null]);
  const named = new Map(entries.filter(([, value]) => value !== undefined).map(([name, value]) => [name, value]));
  return JSON.stringify([...named].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

const isHtml = (name: string) => name === 'content' || name === 'imageCaption';

function meaningOf(html: unknown): string {
  return fingerprint(new DOMParser().parseFromString(`<body>${html ?? ''}`, 'text/html').body);
}

/** Returns the story with the given parts. Blocks that appear twice get ids of their own. */
export function storyOf(parts: readonly StoryPart[]): Story {
  const texts: string[] = [];
  const modules: { module: DraftModule; texts: string[] }[] = [];
  const taken = new Set<string>();
  const open = (module: DraftModule) => {
    const id = taken.has(module.id) ? crypto.randomUUID() : module.id;
    taken.add(id);
    modules.push({ module: { ...module, id }, texts: [] });
  };
  for (const part of parts) {
    if (part.kind !== 'text') open(part.module);
    else {
      // Text after a block is a module of its own.
      if (modules.at(-1) && modules.at(-1)?.module.type !== 'content') open(newText());
      (modules.at(-1)?.texts ?? texts).push(part.html);
    }
  }
  return {
    content: texts.join('\n'),
    modules: modules
      .map((entry) => withText(entry.module, entry.texts))
      .filter((module) => module.type !== 'content' || module.title || module.isListicleItem || module.content !== ''),
  };
}

function withText(module: DraftModule, texts: readonly string[]): DraftModule {
  return module.type === 'content' ? { ...module, content: texts.join('\n') } : module;
}

function newText(): TextModule {
  return { type: 'content', id: crypto.randomUUID(), isListicleItem: false, content: '' };
}

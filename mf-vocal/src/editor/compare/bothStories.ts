import type { DraftFields, DraftModule } from '@marquee/shared/domain';

type Story = Pick<DraftFields, 'content' | 'modules'>;

/** Joins two stories, the second below the first. */
export function bothStories(first: Story, second: Story): Story {
  // Blocks that both have need another id the second time.
  const blocks = second.modules.map((module) => ({ ...module, id: crypto.randomUUID() }));
  if (first.modules.length === 0) return { content: first.content + second.content, modules: blocks };
  // After a block, text is a module of its own.
  const text: DraftModule[] = second.content
    ? [{ type: 'content', id: crypto.randomUUID(), isListicleItem: false, content: second.content }]
    : [];
  return { content: first.content, modules: [...first.modules, ...text, ...blocks] };
}

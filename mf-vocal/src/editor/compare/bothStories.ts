import type { DraftFields, DraftModule } from '@marquee/shared/domain';

type Story = Pick<DraftFields, 'content' | 'modules'>;

/** Appends the text of one version to the text of another. */
export function bothStories(first: Story, second: Story): Story {
  // Gives the appended blocks new ids, because both versions may have the same blocks.
  const blocks = second.modules.map((module) => ({ ...module, id: crypto.randomUUID() }));
  if (first.modules.length === 0) return { content: first.content + second.content, modules: blocks };
  // Text after a block must be a separate module.
  const text: DraftModule[] = second.content
    ? [{ type: 'content', id: crypto.randomUUID(), isListicleItem: false, content: second.content }]
    : [];
  return { content: first.content, modules: [...first.modules, ...text, ...blocks] };
}

import type { Tag } from '../domain/index.ts';

/** A tag with all fields. Tests change fields with `changes`. */
export function tag(changes: Partial<Tag> = {}): Tag {
  const key = changes.key ?? 'noir';
  return {
    id: '5',
    key,
    name: 'Noir',
    seoTitle: 'Film noir',
    seoDescription: 'Rain, blinds and bad decisions.',
    ogTitle: 'All our noir',
    urlPath: `/tag/${key}`,
    ...changes,
  };
}

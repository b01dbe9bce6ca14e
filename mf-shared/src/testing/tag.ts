import type { Tag } from '../domain/index.ts';

/** A tag that has everything, for tests to vary. */
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

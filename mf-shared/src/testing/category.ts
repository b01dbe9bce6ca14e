import type { Category } from '../domain/index.ts';

/** A category with all fields. Tests change fields with `changes`. */
export function category(changes: Partial<Category> = {}): Category {
  const key = changes.key ?? 'film';
  return {
    key,
    categoryKey: key,
    name: 'Film',
    description: 'From the cheap seats.',
    image: { public_id: 'demo/film', width: 1800, height: 1200 },
    urlPath: `/category/${key}`,
    ...changes,
  };
}

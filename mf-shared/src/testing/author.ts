import type { Author } from '../domain/index.ts';

/** An author with all fields. Tests change fields with `changes`. */
export function author(changes: Partial<Author> = {}): Author {
  const key = changes.key ?? 'imogen-varga';
  return {
    id: '7',
    key,
    fullname: 'Imogen Varga',
    name: { first: 'Imogen', last: 'Varga' },
    bio: '<p>She keeps a <em>projector</em> in the hall.</p>',
    summary: 'Film, mostly in the dark.',
    image: { public_id: 'demo/imogen', width: 800, height: 800 },
    urlPath: `/author/${key}`,
    ...changes,
  };
}

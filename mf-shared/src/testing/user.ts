import type { User } from '../domain/index.ts';

/** A signed-in user with all fields. Tests change fields with `changes`. */
export function user(changes: Partial<User> = {}): User {
  return {
    id: '7',
    key: 'imogen-varga',
    isAdmin: false,
    name: { first: 'Imogen', last: 'Varga' },
    firstName: 'Imogen',
    lastName: 'Varga',
    email: 'imogen@marquee.example',
    isEmailConfirmed: true,
    bio: '',
    summary: '',
    image: null,
    ...changes,
  };
}

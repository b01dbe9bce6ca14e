import type { User } from '@marquee/shared/domain';

/** A writer. */
export const ada: User = {
  id: 'user-1',
  key: 'ada-moll',
  isAdmin: false,
  name: { first: 'Ada', last: 'Moll' },
  firstName: 'Ada',
  lastName: 'Moll',
  email: 'ada@example.com',
  isEmailConfirmed: true,
  bio: '',
  summary: '',
  image: null,
};

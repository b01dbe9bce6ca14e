import { describe, expect, it } from '@jest/globals';
import { createStore, rootReducer } from '@marquee/shared';
import type { SiteKey, User } from '@marquee/shared/domain';
import { setUser, userSlice } from '@marquee/shared/state/user';
import { user } from '@marquee/shared/testing';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { samplePost } from '../testing/samplePost.ts';
import { EditLink } from './EditLink.tsx';

rootReducer.inject(userSlice);

const reader = user();
const accountant: User = { ...reader, grants: [{ role: 'accountant', site: null, until: null }] };
const editorOf = (site: SiteKey): User => ({ ...reader, grants: [{ role: 'editor', site, until: null }] });

function linkFor(user: User | null, post = samplePost()) {
  const store = createStore();
  store.dispatch(setUser(user));
  renderInPage(<EditLink post={post} />, { store });
  return screen.queryByRole('link', { name: 'Edit post' });
}

describe('EditLink', () => {
  it.each([
    ['the author', { ...reader, key: 'ines-okafor' }],
    ['an admin', { ...reader, isAdmin: true }],
    ['an editor of the site', editorOf('marquee')],
  ])('links %s to the editor of the post at Vocal', (_who, user) => {
    expect(linkFor(user)).toHaveAttribute('href', 'https://vocal.example/vocal/posts/p1');
  });

  it.each([
    ['a visitor', null],
    ['another author', reader],
    ['an editor of another site', editorOf('beat')],
    ['an accountant', accountant],
  ])('is absent for %s', (_who, user) => {
    expect(linkFor(user)).toBeNull();
  });

  it('is absent for all but admins when the post has no author', () => {
    expect(linkFor(reader, samplePost({ author: null }))).toBeNull();
  });

  it('is absent before the current user is known', () => {
    renderInPage(<EditLink post={samplePost()} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

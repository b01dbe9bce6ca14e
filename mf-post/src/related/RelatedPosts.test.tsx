import { describe, expect, it } from '@jest/globals';
import { postSummary } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';

describe('RelatedPosts', () => {
  it("lists what is 'Next up in' the category", () => {
    renderInPage(<RelatedPosts posts={[postSummary(), postSummary({ id: 's2', name: 'Fog' })]} category="Film" />);
    const list = screen.getByRole('region', { name: 'Next up in Film' });
    expect(within(list).getByRole('heading', { level: 2, name: 'Next up in Film' })).toBeVisible();
    expect(within(list).getByRole('link', { name: 'Fog' })).toHaveAttribute('href', '/the-last-projectionist');
  });

  it('shows nothing without posts', () => {
    renderInPage(<RelatedPosts posts={[]} category="Film" />);
    expect(screen.queryByText('Next up in Film')).toBeNull();
  });

  it('leaves out posts without an author, which have no card, and their empty places', () => {
    const posts = [postSummary({ author: null }), postSummary({ id: 's2', name: 'Fog' })];
    renderInPage(<RelatedPosts posts={posts} category="Film" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows nothing when no post has a card', () => {
    renderInPage(<RelatedPosts posts={[postSummary({ author: null })]} category="Film" />);
    expect(screen.queryByText('Next up in Film')).toBeNull();
  });
});

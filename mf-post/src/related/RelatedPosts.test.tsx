import { describe, expect, it } from '@jest/globals';
import { category, channel, postSummary } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';

const film = { key: 'film', name: 'Film', urlPath: '/category/film' };
const games = { key: 'games', name: 'Games', urlPath: '/category/games' };
const noir = { key: 'noir', name: 'Noir', urlPath: '/channel/noir', mastheadLogo: null };
const post = { category: category({ key: 'film', name: 'Film' }), channel: channel({ key: 'noir', name: 'Noir' }) };
const show = (
  posts: Parameters<typeof RelatedPosts>[0]['posts'],
  of: Parameters<typeof RelatedPosts>[0]['post'] = post,
) => renderInPage(<RelatedPosts posts={posts} post={of} siteName="Marquee" />);
const regions = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
const cardsIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem').length;

describe('RelatedPosts', () => {
  it("lists posts of the category as 'Next up in' it", () => {
    show([postSummary({ category: film }), postSummary({ id: 's2', name: 'Fog', category: film })]);
    const list = screen.getByRole('region', { name: 'Next up in Film' });
    expect(within(list).getByRole('heading', { level: 2, name: 'Next up in Film' })).toBeVisible();
    expect(within(list).getByRole('link', { name: 'Fog' })).toHaveAttribute('href', '/the-last-projectionist');
    expect(regions()).toEqual(['related-posts']);
  });

  it('lists posts from elsewhere under a heading that does not name the category', () => {
    show([
      postSummary({ category: film }),
      postSummary({ id: 's2', category: games }),
      postSummary({ id: 's3', category: null }),
    ]);
    expect(cardsIn('Next up in Film')).toBe(1);
    expect(cardsIn('More from Marquee')).toBe(2);
  });

  it('names the channel when all posts from elsewhere belong to it', () => {
    show([postSummary({ category: games, channel: noir }), postSummary({ id: 's2', category: null, channel: noir })]);
    expect(cardsIn('More from Noir')).toBe(2);
    expect(regions()).toEqual(['more-posts']);
  });

  it('names the site for a post without category and channel', () => {
    show([postSummary({ category: null }), postSummary({ id: 's2' })], { category: null, channel: null });
    expect(cardsIn('More from Marquee')).toBe(2);
  });

  it('shows nothing without posts', () => {
    show([]);
    expect(regions()).toEqual([]);
  });

  it('leaves out posts without an author, which have no card, and leaves no gaps', () => {
    show([postSummary({ author: null, category: film }), postSummary({ id: 's2', category: film })]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows nothing when no post has a card', () => {
    show([postSummary({ author: null })]);
    expect(regions()).toEqual([]);
  });
});

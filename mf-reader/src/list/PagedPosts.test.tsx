import { describe, expect, it } from '@jest/globals';
import { InPage, postSummary } from '@marquee/shared/testing';
import { render, screen } from '@testing-library/react';
import { PagedPosts } from './PagedPosts.tsx';
import { PageHeader } from './PageHeader.tsx';

const posts = [postSummary(), postSummary({ id: '2', name: 'Popcorn', urlPath: '/popcorn' })];

function renderPosts(props: Partial<Parameters<typeof PagedPosts>[0]> = {}) {
  const hrefOf = (page: number) => `/tag/noir?page=${page}`;
  return render(
    <InPage>
      <PagedPosts posts={posts} currentPage={2} totalPages={3} hrefOf={hrefOf} {...props} />
    </InPage>,
  ).container;
}

describe('a page of posts', () => {
  it('has a card for each post, the first with its picture at once', () => {
    renderPosts();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'The Last Projectionist',
      'Popcorn',
    ]);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  it('links to the other pages', () => {
    renderPosts();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/tag/noir?page=3');
  });

  it('has no control when there is one page', () => {
    renderPosts({ currentPage: 1, totalPages: 1 });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says that there are no posts', () => {
    renderPosts({ posts: [], totalPages: 0 });
    expect(screen.getByText('No Posts found')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('the header of a page', () => {
  it('has the one heading and a description', () => {
    render(<PageHeader title="Film" subtitle="From the cheap seats." />);
    expect(screen.getByRole('heading', { level: 1, name: 'Film' })).toBeVisible();
    expect(screen.getByText('From the cheap seats.')).toBeVisible();
  });
});

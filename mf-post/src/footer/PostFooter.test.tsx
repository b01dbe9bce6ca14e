import { describe, expect, it } from '@jest/globals';
import { postSummary } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleAuthor, samplePost } from '../testing/samplePost.ts';
import { PostFooter } from './PostFooter.tsx';

const authorCard = () => screen.getByRole('region', { name: 'About the author' });

describe('PostFooter', () => {
  it('links to the tags', () => {
    renderInPage(<PostFooter post={samplePost()} nextPost={null} />);
    const tags = screen.getByRole('navigation', { name: 'Tags' });
    expect(within(tags).getByRole('link', { name: 'Cinemas' })).toHaveAttribute('href', '/tag/cinemas');
  });

  it('has no list of tags without tags', () => {
    renderInPage(<PostFooter post={samplePost({ tags: [] })} nextPost={null} />);
    expect(screen.queryByRole('navigation', { name: 'Tags' })).toBeNull();
  });

  it('introduces the author', () => {
    renderInPage(<PostFooter post={samplePost()} nextPost={null} />);
    expect(within(authorCard()).getByRole('link', { name: 'Ines Okafor' })).toBeVisible();
    expect(authorCard()).toHaveTextContent('Ines ran a projector for nine years.');
  });

  it('says so when the author has written no summary, and shows initials for a missing portrait', () => {
    const author = { ...sampleAuthor, summary: null, image: null };
    renderInPage(<PostFooter post={samplePost({ author })} nextPost={null} />);
    expect(authorCard()).toHaveTextContent("Ines hasn't written a bio yet :(");
    expect(authorCard()).toHaveTextContent(/^IO/);
  });

  it('has no author card without an author', () => {
    renderInPage(<PostFooter post={samplePost({ author: null })} nextPost={null} />);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it("links to the next post with 'Read next:'", () => {
    renderInPage(<PostFooter post={samplePost()} nextPost={postSummary()} />);
    const link = screen.getByRole('link', { name: /^Read next: The Last Projectionist/ });
    expect(link).toHaveAttribute('href', '/the-last-projectionist');
    expect(link).toHaveTextContent('On Friday she turns it off.');
    expect(link.querySelector('img')?.getAttribute('src')).toContain('h_400,q_auto,w_600');
  });

  it('links to a next post without picture and subtitle by its name alone', () => {
    renderInPage(<PostFooter post={samplePost()} nextPost={postSummary({ image: null, subtitle: '' })} />);
    const link = screen.getByRole('link', { name: 'Read next: The Last Projectionist' });
    expect(link.querySelector('img')).toBeNull();
  });

  it('has no link without a next post', () => {
    renderInPage(<PostFooter post={samplePost()} nextPost={null} />);
    expect(screen.queryByText('Read next:')).toBeNull();
  });

  it('has the share buttons between the tags and the author', () => {
    renderInPage(<PostFooter post={samplePost()} nextPost={null} />);
    const tweet = screen.getByRole('link', { name: /Tweet/ });
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    expect(screen.getByRole('navigation', { name: 'Tags' }).compareDocumentPosition(tweet) & follows).toBeTruthy();
    expect(tweet.compareDocumentPosition(authorCard()) & follows).toBeTruthy();
  });

  it('ends a printed post with the name of the site and the address', () => {
    renderInPage(<PostFooter post={samplePost()} nextPost={null} />);
    const source = screen.getByText('Marquee, https://marquee.example/last-reel');
    expect(source).not.toBeVisible();
  });
});

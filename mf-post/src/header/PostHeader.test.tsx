import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleAuthor, sampleReadablePost } from '../testing/samplePost.ts';
import { PostHeader } from './PostHeader.tsx';

const channel = { key: 'back-row', channelKey: 'back-row', name: 'The Back Row', urlPath: '/channel/back-row' };
const bare = { description: '', image: null, pageLogo: null, mastheadLogo: null, url: null };

describe('PostHeader', () => {
  it('shows category, channel, title, subtitle, author, date and reading time', () => {
    const { container } = renderInPage(<PostHeader post={sampleReadablePost({ channel: { ...bare, ...channel } })} />);
    expect(screen.getByRole('link', { name: 'Film' })).toHaveAttribute('href', '/category/film');
    expect(screen.getByRole('link', { name: 'The Back Row' })).toHaveAttribute('href', '/channel/back-row');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The last reel at the Rialto');
    expect(screen.getByText('Somebody turned down the lamp')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ines Okafor' })).toHaveAttribute('href', '/author/ines-okafor');
    expect(screen.getByText(/Oct \d+, 2026 - /)).toHaveAttribute('dateTime', '2026-10-03T14:05:00Z');
    expect(container.querySelector('time')).toHaveTextContent(/ · (.+ ago|in .+)$/);
    expect(screen.getByText('1 min read')).toBeVisible();
    const avatar = container.querySelector('img');
    expect([avatar?.getAttribute('width'), avatar?.getAttribute('height')]).toEqual(['64', '64']);
  });

  it('names everybody who wrote the post, and who else worked on it', () => {
    const person = (fullname: string) => ({ ...sampleAuthor, key: fullname, fullname, urlPath: `/author/${fullname}` });
    const bylines = [
      { role: 'words' as const, author: person('Bo') },
      { role: 'photographs' as const, author: person('Cy') },
      { role: 'words' as const, author: person('Di') },
    ];
    const { container } = renderInPage(<PostHeader post={sampleReadablePost({ bylines })} />);
    expect(container).toHaveTextContent('By Ines Okafor, Bo and Di');
    expect(container).toHaveTextContent('Photographs by Cy');
    expect(screen.getByRole('link', { name: 'Cy' })).toHaveAttribute('href', '/author/Cy');
  });

  it('runs a Hebrew title and subtitle from right to left', () => {
    renderInPage(<PostHeader post={sampleReadablePost({ title: 'שלום', subtitle: 'עונה של סרטים' })} />);
    for (const text of ['שלום', 'עונה של סרטים']) expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  });

  it('works without category, channel and author', () => {
    renderInPage(<PostHeader post={sampleReadablePost({ category: null, author: null })} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

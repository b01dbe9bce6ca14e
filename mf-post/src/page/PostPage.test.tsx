import { describe, expect, it } from '@jest/globals';
import type { Post, SiteConfig } from '@marquee/shared/domain';
import { postSummary } from '@marquee/shared/testing';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage, sampleReadablePost } from '../testing/samplePost.ts';
import { PostPage } from './PostPage.tsx';

function renderPost(fields: Partial<Post> = {}, site: Partial<SiteConfig> = {}) {
  const relatedPosts = [postSummary({ id: 's2', name: 'Fog' })];
  const open = { post: sampleReadablePost(fields), relatedPosts, nextPost: postSummary() };
  return renderInPage(<PostPage {...open} />, { site });
}

const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('PostPage', () => {
  it('shows header, media, content, modules, feature, tags, author, next post and related posts in this order', () => {
    renderPost({
      modules: [{ type: 'content', isListicleItem: false, title: 'A machine', content: '<p>It hums.</p>' }],
      specialFeature: {
        name: 'Sixty nights',
        subtitle: '',
        image: sampleImage(),
        actionUrl: '/tag/x',
        actionLabel: 'See it',
      },
    });
    const parts = [
      screen.getByRole('heading', { level: 1, name: 'The last reel at the Rialto' }),
      screen.getByRole('img', { name: 'A projection booth' }),
      screen.getByText('Eleven minutes, she said.'),
      screen.getByRole('heading', { name: 'A machine' }),
      screen.getByText('It hums.'),
      screen.getByRole('heading', { name: 'Sixty nights' }),
      screen.getByRole('link', { name: 'Cinemas' }),
      screen.getByRole('region', { name: 'About the author' }),
      screen.getByRole('link', { name: /^Read next:/ }),
      screen.getByRole('heading', { name: 'Next up in Film' }),
    ];
    parts.slice(1).forEach((part, index) => {
      expect(isBefore(parts[index] as Element, part)).toBe(true);
    });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it("shows the disclosure of the site's config before the text of a post with products", () => {
    const product = { type: 'product', isListicleItem: false, url: 'tins.example', data: null, image: null } as const;
    const site = { commerceDisclosure: 'We may earn a commission.' };
    renderPost({ modules: [product], products: true }, site);
    expect(isBefore(screen.getByText('We may earn a commission.'), screen.getByText('Eleven minutes, she said.'))).toBe(
      true,
    );
  });

  it.each([
    ['that sells nothing', {}, { commerceDisclosure: 'We may earn a commission.' }],
    [
      'of a site that does not say',
      { modules: [{ type: 'product', isListicleItem: false, url: 'tins.example', data: null, image: null } as const] },
      {},
    ],
  ])('shows no disclosure in a post %s', (_kind, fields, site) => {
    renderPost(fields, site);
    expect(screen.queryByText(/earn/)).toBeNull();
  });

  it('has the language and direction of a post, and keeps those of the site in its own words', () => {
    renderPost({ language: 'ar', title: 'البكرة الأخيرة' });
    const post = screen.getByRole('heading', { level: 1 }).closest('article');
    expect(post).toHaveAttribute('lang', 'ar');
    expect(post).toHaveAttribute('dir', 'rtl');
    const footer = screen.getByRole('link', { name: /^Read next:/ }).closest('footer');
    expect(footer).toHaveAttribute('lang', 'en');
    expect(footer).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(/min read/).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('has no language of its own in the language of its site', () => {
    const { container } = renderPost();
    expect(container.querySelector('[lang], [dir]')).toBeNull();
  });
});

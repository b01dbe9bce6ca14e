import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { samplePost } from '../testing/samplePost.ts';
import { LazyEmbedOpener } from './LazyEmbedOpener.tsx';

const content =
  '<figure class="embed" data-frame="https://platform.twitter.com/embed/Tweet.html?id=20" data-height="560"><a href="#post">A post</a></figure><p><a href="#page">A page</a></p>';

it('opens a card that is clicked before its code has loaded', async () => {
  renderInPage(
    <article>
      <LazyEmbedOpener post={samplePost({ content })} />
      <div dangerouslySetInnerHTML={{ __html: content }} />
    </article>,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'A page' }))).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'A post' }))).toBe(false);
  expect(await screen.findByTitle('Content from twitter.com')).toHaveAttribute('height', '560');
});

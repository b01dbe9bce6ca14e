import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { InPage } from '../testing/InPage.tsx';
import { pageConfig } from '../testing/pageConfig.ts';
import { postSummary } from '../testing/postSummary.ts';
import { leadPicture } from './leadPicture.ts';
import { PostCard } from './PostCard.tsx';

describe('leadPicture', () => {
  it('is exactly what the lead card shows, so that it is fetched once', () => {
    const post = postSummary();
    const { container } = render(
      <InPage>
        <PostCard post={post} variant="lead" eager />
      </InPage>,
    );
    const picture = container.querySelector('img');
    const expected = post.image && leadPicture(pageConfig().images, post.image);
    expect(picture).toHaveAttribute('src', expected?.src);
    expect(picture).toHaveAttribute('srcset', expected?.srcSet);
    expect(picture).toHaveAttribute('sizes', expected?.sizes);
  });
});

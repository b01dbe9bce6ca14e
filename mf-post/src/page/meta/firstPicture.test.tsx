import { describe, expect, it } from '@jest/globals';
import { createStore, postsSlice, rootReducer, setPost } from '@marquee/shared';
import { pageConfig } from '@marquee/shared/testing';
import { LeadMediaFigure } from '../../lead/LeadMediaFigure.tsx';
import { renderInPage } from '../../testing/renderInPage.tsx';
import { samplePost } from '../../testing/samplePost.ts';
import { firstPicture } from './firstPicture.ts';

rootReducer.inject(postsSlice);

describe('the first picture of a post', () => {
  it('is preloaded in the sizes that the page shows, so that the browser fetches one', () => {
    const store = createStore();
    store.dispatch(setPost({ post: samplePost(), relatedPosts: [] }));
    const { container } = renderInPage(<LeadMediaFigure post={samplePost()} />, { store });
    const shown = container.querySelector('figure img[srcset]');
    expect(firstPicture({ state: store.getState(), config: pageConfig(), params: {}, pathname: '/' })).toEqual({
      src: shown?.getAttribute('src'),
      srcSet: shown?.getAttribute('srcset'),
      sizes: shown?.getAttribute('sizes'),
    });
  });

  it('returns none for a post without pictures', () => {
    const store = createStore();
    store.dispatch(setPost({ post: samplePost({ image: null }), relatedPosts: [] }));
    expect(firstPicture({ state: store.getState(), config: pageConfig(), params: {}, pathname: '/' })).toBeNull();
  });
});

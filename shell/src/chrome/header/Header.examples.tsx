import { createStore, postsSlice, rootReducer, setPost } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { channel, postSummary } from '@marquee/shared/testing';
import { useState } from 'react';
import { Header } from './Header.tsx';

/** The header finds the channel in the store, where the page has put the post. */
function OnPostOfChannel() {
  const [store] = useState(() => {
    // Injects the slice as the remote of posts does.
    rootReducer.inject(postsSlice);
    const filled = createStore();
    const post = { ...postSummary(), channel: channel() } as Post;
    filled.dispatch(setPost({ post, relatedPosts: [] }));
    return filled;
  });
  return (
    <Provider store={store}>
      <Header {...closed} />
    </Provider>
  );
}

const closed = { isMenuOpen: false, hasMenu: false, onOpen: () => {}, onClose: () => {} };

export const examples = defineExamples({
  use: 'The bar that stays at the head of every page of a site: menu, search, logo, and the way to Vocal.',
  setting: 'edges',
  shown: {
    default: <Header {...closed} />,
    'on a post of a channel': <OnPostOfChannel />,
  },
  hidden: { 'the menu is open': <Header {...closed} isMenuOpen /> },
});

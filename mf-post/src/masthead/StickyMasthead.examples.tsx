import { token } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { styled } from '@marquee/shared/styled';
import { channel, postSummary } from '@marquee/shared/testing';
import { samplePost } from '../testing/samplePost.ts';
import { StickyMasthead } from './StickyMasthead.tsx';

const next = postSummary({ name: 'The woman who restores neon by ear' });

/** Stand-in for the header of the site, under which the bar hangs. */
const SiteHeader = styled.div`
  position: relative;
  z-index: 20;
  box-sizing: content-box;
  block-size: ${token('headerHeight')};
  margin-inline: calc(50% - 50cqi);
  border-block-end: ${token('headerRule')};
  background: ${token('header')};
`;

const Text = styled.p`
  padding-block: 6rem 1.5rem;
`;

/** Wraps the masthead in an article, whose way through the window is the reading progress. */
const inArticle = (fields: Partial<Post>, nextPost: typeof next | null = next) => (
  <article>
    <StickyMasthead post={samplePost(fields)} nextPost={nextPost} isShown />
    <SiteHeader />
    <Text>
      Two projectors, a rewind bench, and on the wall a strip of white leader that nobody had taken down in thirty
      years.
    </Text>
  </article>
);

export const examples = defineExamples({
  use: 'Stays under the header while a post is read: its name, ways to share it, and on wide screens all that it opens.',
  setting: 'post',
  shown: {
    default: inArticle({}),
    'with a channel, galleries and products': inArticle({ channel: channel(), galleries: true, products: true }),
    'a long name, and no next post': inArticle(
      { name: 'What the projectionists of four provincial cinemas kept from the last night of film' },
      null,
    ),
  },
  hidden: { 'not shown yet': <StickyMasthead post={samplePost()} nextPost={next} isShown={false} /> },
});

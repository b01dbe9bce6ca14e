import { Container } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { channel, postSummary } from '@marquee/shared/testing';
import { samplePost } from '../testing/samplePost.ts';
import { FloatingBar } from './FloatingBar.tsx';

const next = postSummary({ name: 'The woman who restores neon by ear' });

/** At the end of a page that is as high as the window. */
const underText = (fields: Partial<Post>, nextPost: typeof next | null = next) => (
  <>
    <div style={{ minBlockSize: '100dvh', paddingBlockStart: '1.5rem' }}>
      <Container>
        <p>
          The bar is at the bottom of phones and small tablets. A wider window does not have it, because the masthead
          has all of its links.
        </p>
      </Container>
    </div>
    <FloatingBar post={samplePost(fields)} nextPost={nextPost} isShown />
  </>
);

export const examples = defineExamples({
  use: 'On narrow screens, at the foot of the window while a post is read: its channel, pictures, products and next post.',
  setting: 'window',
  shown: {
    default: underText({ galleries: true }),
    'with a channel, galleries and products': underText({ channel: channel(), galleries: true, products: true }),
    'the next post alone': underText({}),
  },
  hidden: { 'no next post': underText({ products: true }, null) },
});

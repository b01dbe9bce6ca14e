import { Button } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { useRef, useState } from 'react';
import { samplePost } from '../../testing/samplePost.ts';
import { SharePanel } from './SharePanel.tsx';

/** The panel with a button like the one that loads it. It opens when it arrives. */
function Opened({ post }: { post: Post }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ padding: '2rem 1.5rem' }}>
      <Button ref={button} aria-expanded={isOpen} style={{ anchorName: '--share' }}>
        Share
      </Button>
      <SharePanel post={post} url="https://marquee.example/last-reel" button={button} onToggle={setIsOpen} />
    </div>
  );
}

export const examples = defineExamples({
  use: 'All ways to share a post, beside the button that opened it; on phones a sheet at the foot of the window.',
  setting: 'window',
  shown: { default: <Opened post={samplePost()} /> },
  hidden: { 'a post without a picture': <Opened post={samplePost({ image: null })} /> },
});

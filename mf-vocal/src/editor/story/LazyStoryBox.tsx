import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import type { StoryBoxProps } from './StoryBox.tsx';

const storyBox = onDemand<StoryBoxProps>(async () => (await import('./StoryBox.tsx')).StoryBox);

/** The story of a post. Its code loads only for posts with a story. */
export function LazyStoryBox({ postId, hasStory }: StoryBoxProps & { hasStory: boolean }) {
  const StoryBox = useOnDemand(storyBox, hasStory && 'the post has a story');
  return hasStory && StoryBox ? <StoryBox postId={postId} /> : null;
}

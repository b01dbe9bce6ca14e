import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { StoryFacts, StoryText } from '@marquee/vocal-kit/stories/StoryFacts.tsx';
import { useContext, useEffect, useState } from 'react';
import { WordGoalContext } from '../counts/WordGoalContext.ts';

const Box = styled.details`
  margin-block-end: ${token('space5')};
  padding: ${token('space3')} ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  overflow-wrap: anywhere;

  & > summary {
    min-block-size: 2rem;
    font-weight: ${token('boldWeight')};
    cursor: pointer;
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space3')};
    padding-block-start: ${token('space3')};
  }
`;

export const storyBoxTexts = {
  summary: (slug: string) => `What the editors want: ${slug}`,
} as const;

export type StoryBoxProps = { postId: string };

/**
 * The brief of the post's story, with its due day, length, pictures and editor. The wanted length becomes the word goal
 * unless the writer has chosen one. Without a response of the api, the writer works without the box.
 */
export function StoryBox({ postId }: StoryBoxProps) {
  const api = useContext(StoriesApiContext);
  const { suggestGoal } = useContext(WordGoalContext);
  const { value: story } = useLoaded(`story of ${postId}`, (signal) => api.ofPost(postId, { signal }));
  // A phone shows the text first.
  const [isOpen] = useState(() => window.matchMedia('(width > 40em)').matches);
  const words = story?.words ?? null;
  useEffect(() => suggestGoal(words), [suggestGoal, words]);
  if (!story) return null;
  return (
    <Box open={isOpen}>
      <summary dir="auto">{storyBoxTexts.summary(story.slug)}</summary>
      <div>
        <StoryFacts story={story} shows={['editor']} />
        <StoryText story={story} />
      </div>
    </Box>
  );
}

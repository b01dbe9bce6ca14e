import { defineExamples } from '@marquee/shared/examples';
import { EditorFaultsContext } from '@marquee/vocal-kit/fields/useFault.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { PostHead } from './PostHead.tsx';

const ignore = () => undefined;
const filled = draft({
  title: 'The last reel at the Rialto, and the people who came to hear it end',
  subtitle: 'For ninety years a lamp burned on Ludlow Street.',
});

export const examples = defineExamples({
  use: 'The title and subtitle of a post, in the size in which they are read.',
  shown: {
    empty: <PostHead draft={draft()} change={ignore} isReadOnly={false} onLeave={ignore} />,
    filled: <PostHead draft={filled} change={ignore} isReadOnly={false} onLeave={ignore} />,
    faults: (
      <EditorFaultsContext value={{ title: 'Add a title.', subtitle: 'Add a subtitle.' }}>
        <PostHead draft={draft()} change={ignore} isReadOnly={false} onLeave={ignore} />
      </EditorFaultsContext>
    ),
  },
  hidden: { 'read-only': <PostHead draft={filled} change={ignore} isReadOnly onLeave={ignore} /> },
});

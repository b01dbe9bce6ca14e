import { defineExamples } from '@marquee/shared/examples';
import { BylineForm } from './BylineForm.tsx';

const author = { name: 'Imogen Varga', percent: 65 };

export const examples = defineExamples({
  use: 'The people beside the author of a post, with their parts and shares of the money.',
  shown: {
    'two people': (
      <BylineForm
        postId="7"
        stored={{
          success: true,
          author,
          bylines: [
            { userId: '8', name: 'Bo Lind', role: 'words', percent: 25 },
            { userId: '9', name: 'Cy West', role: 'photographs', percent: 10 },
          ],
        }}
        onSaved={() => undefined}
        onCancel={() => undefined}
      />
    ),
    'the author alone': (
      <BylineForm
        postId="8"
        stored={{ success: true, author: { ...author, percent: 100 }, bylines: [] }}
        onSaved={() => undefined}
        onCancel={() => undefined}
      />
    ),
  },
});

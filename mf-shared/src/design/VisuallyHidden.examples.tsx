import { defineExamples } from '../examples/defineExamples.ts';
import { Button } from './actions/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const examples = defineExamples({
  use: 'Invisible text for screen readers. In this example they read “Share The Last Projectionist”.',
  shown: {
    'in a button': (
      <Button>
        Share<VisuallyHidden> The Last Projectionist</VisuallyHidden>
      </Button>
    ),
  },
});

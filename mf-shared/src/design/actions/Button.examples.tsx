import { defineExamples } from '../../examples/defineExamples.ts';
import { Button } from './Button.tsx';

export const examples = defineExamples({
  use: 'Does something on this page. Use ButtonLink for an address.',
  shown: {
    default: <Button>Load more</Button>,
    quiet: <Button $quiet>Not now</Button>,
    disabled: <Button disabled>Load more</Button>,
    'quiet and disabled': (
      <Button $quiet disabled>
        Not now
      </Button>
    ),
  },
  hidden: {
    'a label that takes two lines': <Button>Load everything that was published since the first of January</Button>,
    'one that submits': <Button type="submit">Send</Button>,
  },
});

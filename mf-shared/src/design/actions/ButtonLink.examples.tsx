import { defineExamples } from '../../examples/defineExamples.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const examples = defineExamples({
  use: 'A link to the reader’s most important next step. Use Button for an action without an address.',
  shown: {
    default: <ButtonLink to="https://shop.example/lamp">Buy Now</ButtonLink>,
    quiet: (
      <ButtonLink to="/" $quiet>
        Back to the front page
      </ButtonLink>
    ),
  },
});

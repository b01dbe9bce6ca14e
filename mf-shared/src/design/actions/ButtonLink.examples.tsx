import { defineExamples } from '../../examples/defineExamples.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const examples = defineExamples({
  use: 'A link to the one thing that a reader should do next. For an action without an address take Button.',
  shown: {
    default: <ButtonLink to="https://shop.example/lamp">Buy Now</ButtonLink>,
    quiet: (
      <ButtonLink to="/" $quiet>
        Back to the front page
      </ButtonLink>
    ),
  },
});

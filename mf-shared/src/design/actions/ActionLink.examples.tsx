import { defineExamples } from '../../examples/defineExamples.ts';
import { ActionLink } from './ActionLink.tsx';

export const examples = defineExamples({
  use: 'A link in edited content. http and https addresses open in a new tab, and all others are routes of the site.',
  shown: {
    'to another host': <ActionLink to="https://shop.example/lamp">The lamp on the cover</ActionLink>,
    'to a page of the site': <ActionLink to="/tag/noir">Everything about noir</ActionLink>,
    'one that earns money': (
      <ActionLink to="https://shop.example/lamp" rel="sponsored noopener">
        Buy the lamp
      </ActionLink>
    ),
  },
});

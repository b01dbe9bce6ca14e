import { defineExamples } from '../../examples/defineExamples.ts';
import { ActionLink } from './ActionLink.tsx';

export const examples = defineExamples({
  use: 'A link of edited content, whose address is not known in advance. Other hosts open in a new tab, the rest are routes.',
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

import { defineExamples } from '../../examples/defineExamples.ts';
import { Kicker } from './Kicker.tsx';

export const examples = defineExamples({
  use: 'The label over a headline: a category, a channel, “Special Feature”.',
  shown: {
    'a category, as a link': <Kicker to="/category/film">Film</Kicker>,
    'a label without an address': <Kicker>Special Feature</Kicker>,
  },
  hidden: {
    'a word longer than its column': <Kicker>Donaudampfschifffahrtsgesellschaftskapitänsmützen</Kicker>,
  },
});

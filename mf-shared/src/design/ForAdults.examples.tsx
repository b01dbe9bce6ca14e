import { defineExamples } from '../examples/defineExamples.ts';
import { Link } from '../navigation/Link.tsx';
import { ForAdults } from './ForAdults.tsx';

export const examples = defineExamples({
  use: 'Follows the name of a site for adults in links to that site.',
  shown: {
    'in a link': (
      <Link to="https://filthy.example">
        Filthy
        <ForAdults />
      </Link>
    ),
  },
});

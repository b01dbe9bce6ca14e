import { defineExamples } from '../examples/defineExamples.ts';
import { ButtonLink } from './actions/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples = defineExamples({
  use: 'Replaces an empty list, with a link to other pages.',
  shown: {
    default: <EmptyState message="No Posts found" />,
    'with a way on': (
      <EmptyState message="No Posts found">
        <ButtonLink to="/">Back to the front page</ButtonLink>
      </EmptyState>
    ),
  },
  hidden: {
    'a long message': (
      <EmptyState message="Nothing was published here in November, and nothing has been since, though the desk keeps its lamp on." />
    ),
  },
});

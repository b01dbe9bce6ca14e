import { defineExamples } from '../examples/defineExamples.ts';
import { Spinner } from './Spinner.tsx';

export const examples = defineExamples({
  use: 'Announces that something is loading. It pulses if the reader prefers reduced motion.',
  shown: {
    small: <Spinner size="small" />,
    medium: <Spinner />,
    large: <Spinner size="large" label="Sending" />,
  },
});

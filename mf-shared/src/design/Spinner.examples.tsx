import { defineExamples } from '../examples/defineExamples.ts';
import { Spinner } from './Spinner.tsx';

export const examples = defineExamples({
  use: 'Says that something is on its way. It pulses where the reader wants less motion.',
  shown: {
    small: <Spinner size="small" />,
    medium: <Spinner />,
    large: <Spinner size="large" label="Sending" />,
  },
});

import { defineExamples } from '@marquee/shared/examples';
import { Details } from './Details.tsx';

const ignore = () => undefined;

export const examples = defineExamples({
  use: 'Shows the fields of a block that few blocks need.',
  shown: {
    closed: <Details label="Details: title, text, link" isOpen={false} onToggle={ignore} />,
    open: <Details label="Details: title, text, link" isOpen onToggle={ignore} />,
  },
});

import { defineExamples } from '@marquee/shared/examples';
import { UploadControl } from './UploadControl.tsx';

const ignore = () => undefined;
const idle = { sending: null, failures: [], onChoose: ignore, onStop: ignore, onRetry: ignore };
const refused = {
  file: new File(['<svg/>'], 'a-drawing.svg'),
  message: 'The file is in the format SVG. Accepted types: gif, jpeg, jpg and png.',
};

export const examples = defineExamples({
  use: 'Uploads pictures from the device of the writer, with progress, a way to stop, and the reason of a refusal.',
  shown: {
    'the first picture': <UploadControl {...idle} label="Choose a picture, or drop one here" isZone />,
    'another picture': <UploadControl {...idle} label="Replace picture" />,
    'on its way': <UploadControl {...idle} label="Add pictures" multiple sending={{ place: 2, of: 5, share: 0.4 }} />,
    refused: <UploadControl {...idle} label="Choose a picture, or drop one here" isZone failures={[refused]} />,
  },
});

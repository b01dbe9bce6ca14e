import { defineExamples } from '@marquee/shared/examples';
import { UploadControl } from './UploadControl.tsx';
import { uploadTexts } from './uploadTexts.ts';

const ignore = () => undefined;
const idle = { sending: null, failures: [], onChoose: ignore, onStop: ignore, onRetry: ignore };
const refused = {
  file: new File([''], 'a-poster.webp'),
  message: uploadTexts.otherType('WebP'),
  isFinal: true,
};
const interrupted = { file: new File([''], 'sea.jpg'), message: uploadTexts.uploadFailed, isFinal: false };

export const examples = defineExamples({
  use: 'Uploads pictures from the device of the writer, with progress, a way to stop, and the reason of a refusal.',
  shown: {
    'the first picture': <UploadControl {...idle} label="Choose a picture, or drop one here" isZone />,
    'another picture': <UploadControl {...idle} label="Replace picture" />,
    'on its way': <UploadControl {...idle} label="Add pictures" multiple sending={{ place: 2, of: 5, share: 0.4 }} />,
    refused: <UploadControl {...idle} label="Choose a picture, or drop one here" isZone failures={[refused]} />,
    interrupted: <UploadControl {...idle} label="Add pictures" multiple failures={[refused, interrupted]} />,
  },
});

import { defineExamples } from '../examples/defineExamples.ts';
import { MovingImage } from './MovingImage.tsx';

const place = {
  alt: 'A woman beside a film projector',
  transform: { width: 688, height: 459, crop: 'fit' },
  widths: [512, 768],
  sizes: '688px',
} as const;

export const examples = defineExamples({
  use: 'Shows a whole picture of a post. An animated GIF moves unless the reader prefers reduced motion.',
  shown: {
    'a GIF': <MovingImage {...place} image={{ public_id: 'demo/projectionist', format: 'gif' }} />,
    'another format': <MovingImage {...place} image={{ public_id: 'demo/projectionist' }} />,
  },
});

import { imageSizes } from '../constants.ts';
import { defineExamples } from '../examples/defineExamples.ts';
import { CloudImage } from './CloudImage.tsx';

export const examples = defineExamples({
  use: 'Shows a picture of the image service in a reserved box, in the widths that the page needs.',
  shown: {
    'a thumbnail': (
      <CloudImage
        image={{ public_id: 'demo/projectionist' }}
        alt="A woman beside a film projector"
        transform={imageSizes.postThumbnail}
      />
    ),
    'an avatar': (
      <CloudImage image={{ public_id: 'demo/imogen' }} alt="Imogen Varga" transform={imageSizes.postAuthorAvatar} />
    ),
  },
});

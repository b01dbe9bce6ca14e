import { defineExamples } from '@marquee/shared/examples';
import { mediaItem } from '../../testing/mediaSamples.ts';
import { MediaForm } from './MediaForm.tsx';

const ignore = () => undefined;
const given = { item: mediaItem, onSaved: ignore, onOutdated: ignore, say: ignore };

export const examples = defineExamples({
  use: 'The fields of a picture of the library, with its focal point.',
  shown: {
    'for an editor': <MediaForm {...given} mayEdit />,
    'for an auditor': <MediaForm {...given} mayEdit={false} />,
  },
});

import type { DraftFields } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { EditorFaultsContext } from '@marquee/vocal-kit/fields/useFault.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { picture } from '@marquee/vocal-kit/testing/modules.ts';
import { useState } from 'react';
import { LeadMedia } from './LeadMedia.tsx';

function Lead({ fields = {}, isReadOnly = false }: { fields?: Partial<DraftFields>; isReadOnly?: boolean }) {
  const [written, write] = useState(draft(fields));
  return <LeadMedia draft={written} isReadOnly={isReadOnly} change={(changed) => write({ ...written, ...changed })} />;
}

const filled = {
  image: picture('booth'),
  imageAltText: 'A projection booth',
  imageCaption: 'Marta with <em>Hardy</em>, by <a href="https://lamp.example">Lamp</a>',
};
const video = { mediaType: 'video', videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } as const;

export const examples = defineExamples({
  use: 'The picture or video at the head of the post, with its words and its layout.',
  shown: {
    empty: <Lead />,
    'a picture': <Lead fields={filled} />,
    'a video without a picture': <Lead fields={video} />,
    'a video with its picture': <Lead fields={{ ...filled, ...video }} />,
    'a fault': (
      <EditorFaultsContext value={{ lead: 'Add a lead picture, or choose a video instead.' }}>
        <Lead />
      </EditorFaultsContext>
    ),
  },
  hidden: { 'read-only': <Lead fields={filled} isReadOnly /> },
});

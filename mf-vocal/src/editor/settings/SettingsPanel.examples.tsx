import type { DraftFields } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { EditorFaultsContext } from '@marquee/vocal-kit/fields/useFault.ts';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { picture } from '@marquee/vocal-kit/testing/modules.ts';
import { useState } from 'react';
import { SidePanel } from '../panel/SidePanel.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

function Settings({ fields = {}, isReadOnly = false }: { fields?: Partial<DraftFields>; isReadOnly?: boolean }) {
  const [written, write] = useState(draft(fields));
  return (
    <SidePanel label="Settings" onClose={() => undefined}>
      <SettingsPanel
        draft={written}
        isReadOnly={isReadOnly}
        change={(changed) => write({ ...written, ...changed })}
        isOffered={false}
        goTo={() => undefined}
        onShown={() => undefined}
      />
    </SidePanel>
  );
}

const filled: Partial<DraftFields> = {
  site: 'marquee',
  key: 'last-reel-at-the-rialto',
  name: 'The last reel at the Rialto',
  title: 'The last reel at the Rialto',
  summary: 'A projectionist, a lamp, and the Thursday on which a cinema on Ludlow Street closed for good.',
  category: 'film',
  image: picture('booth'),
  tags: [
    { id: '1', name: 'Cinemas' },
    { id: null, name: 'Ludlow Street' },
  ],
  isListicle: true,
  language: 'fo',
};

export const examples = defineExamples({
  use: 'All of a post beside its text: where it appears, its kind, its words for search and sharing, its address.',
  setting: 'window',
  shown: {
    empty: <Settings />,
    filled: <Settings fields={filled} />,
    'texts that are too long': (
      <Settings fields={{ ...filled, seoTitle: 'The last reel, and the first. '.repeat(3) }} />
    ),
    'faults of the server': (
      <EditorFaultsContext
        value={{ key: 'Another post in this magazine uses this URL slug.', category: 'Choose a category.' }}
      >
        <Settings fields={{ ...filled, category: null }} />
      </EditorFaultsContext>
    ),
  },
  hidden: { 'read-only': <Settings fields={filled} isReadOnly /> },
});

import type { CuratedSection } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { curationApi } from '../../testing/curationApi.ts';
import { CurationApiContext } from '../CurationApiContext.ts';
import type { CurationApi } from '../createCurationApi.ts';
import { SectionsPanel } from './SectionsPanel.tsx';

const section = (id: string, name: string, key: string, posts: number): CuratedSection => ({
  ...{ id, name, key, posts },
  ...{ description: null, image: null, position: null },
});
const tags = [
  section('1', 'Small Venues', 'small-venues', 1_204),
  section('2', 'Home Recording', 'home-recording', 1),
  section('3', 'Pedals', 'pedals', 0),
];

const panel = (sections: CurationApi['sections']) => (
  <Provider store={createVocalStore()}>
    <CurationApiContext value={curationApi({ sections })}>
      <SectionsPanel site="beat" kind="tags" />
    </CurationApiContext>
  </Provider>
);

export const examples = defineExamples({
  use: 'The categories, channels or tags of a magazine, with what moderators can do about each.',
  shown: {
    tags: panel(async () => tags),
    'none yet': panel(async () => []),
    'a list that does not load': panel(async () => Promise.reject(new Error('No response'))),
  },
});

import type { CuratedPostLink } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { curationApi } from '../../testing/curationApi.ts';
import { CurationApiContext } from '../CurationApiContext.ts';
import { PicksPanel } from './PicksPanel.tsx';

const post = (id: string, name: string, author: string | null): CuratedPostLink => ({
  ...{ id, name, author, urlPath: `/post-${id}`, publishedAt: '2026-11-20T08:00:00Z' },
});
const picked = [
  post('1', 'The Last Room on Cutler Street', 'Ottoline Reyes'),
  post('2', 'How to Steal a Drum Sound', 'Samir Okonjo'),
  post('3', 'Nine Posters, One Squeegee', null),
];

const panel = (picks: readonly CuratedPostLink[]) => (
  <Provider store={createVocalStore()}>
    <CurationApiContext value={curationApi({ picks: async () => picks })}>
      <PicksPanel site="beat" />
    </CurationApiContext>
  </Provider>
);

export const examples = defineExamples({
  use: 'The posts that a magazine puts forward, in their order, and the search for more.',
  shown: { 'three picks': panel(picked), 'none yet': panel([]) },
});

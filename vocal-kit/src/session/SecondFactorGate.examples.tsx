import { createApi } from '@marquee/shared';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { ada } from '../testing/ada.ts';
import { ApiContext } from './ApiContext.ts';
import { createVocalStore } from './createVocalStore.ts';
import { SecondFactorGate } from './SecondFactorGate.tsx';

const api = createApi({
  get: async () => Promise.reject(new Error('Nothing is read here')),
  post: async () => Promise.reject(new Error('Nothing is posted here')),
});

export const examples = defineExamples({
  use: 'The page in place of every other one, while a role of the account waits for its second factor.',
  setting: 'window',
  shown: {
    default: (
      <Provider store={createVocalStore()}>
        <ApiContext value={api}>
          <SecondFactorGate user={ada} />
        </ApiContext>
      </Provider>
    ),
  },
});

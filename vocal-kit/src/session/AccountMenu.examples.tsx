import { createApi } from '@marquee/shared';
import { defineExamples } from '@marquee/shared/examples';
import { VocalHeader } from '../frame/VocalHeader.tsx';
import { ada } from '../testing/ada.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ApiContext } from './ApiContext.ts';

const api = createApi({
  get: async () => Promise.reject(new Error('Nothing is read here')),
  post: async () => Promise.reject(new Error('Nothing is posted here')),
});

const menu = (isOpen: boolean) => (
  <ApiContext value={api}>
    <VocalHeader>
      <AccountMenu user={ada} isInitiallyOpen={isOpen} />
    </VocalHeader>
  </ApiContext>
);

export const examples = defineExamples({
  use: 'The menu of the signed-in writer at the end of the header.',
  setting: 'window',
  shown: { default: menu(false), open: menu(true) },
});

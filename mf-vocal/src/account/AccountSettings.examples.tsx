import { createApi } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { Provider } from '@marquee/shared/redux';
import { ApiContext } from '@marquee/vocal-kit/session/ApiContext.ts';
import { createVocalStore } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { AccountApiContext } from './AccountApiContext.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { createAccountApi } from './createAccountApi.ts';

const session = (id: string, device: string, hours: number, isCurrent: boolean) => {
  const lastUsedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  return { id, device, startedAt: lastUsedAt, lastUsedAt, isCurrent };
};

const sessions = [
  session('a1', 'Firefox on Linux', 0, true),
  session('b2', 'Safari on iPhone', 5, false),
  session('c3', '', 240, false),
];

const noFactor = {
  ...{ hasCodes: false, recoveryCodesLeft: 0, passkeys: [], hasPassword: true },
  ...{ isDemanded: false, isProved: false },
};

const transport = {
  get: async <T,>() => ({ success: true, sessions, mails: 'each', ...noFactor }) as T,
  post: async <T,>() => ({ success: true, user: ada }) as T,
};
const failing = {
  get: async () => Promise.reject(new Error('No connection')),
  post: async () => Promise.reject(new Error('No connection')),
};

const writer = {
  ...ada,
  smartPunctuation: true,
  summary: 'Ada writes about cinemas, and about the people who keep them open.',
  bio: '<p>Ada Moll has written <em>Reels</em>, a column about small cinemas, since 2019.</p><p>She lives above one.</p>',
};

const pageWith = (calls: typeof transport | typeof failing, user: User = writer) => (
  <Provider store={createVocalStore()}>
    <ApiContext value={createApi(calls)}>
      <AccountApiContext value={createAccountApi(calls)}>
        <AccountSettings user={user} />
      </AccountApiContext>
    </ApiContext>
  </Provider>
);

export const examples = defineExamples({
  use: 'The account page: picture, profile, email address, mails, password, signed-in browsers, deletion.',
  setting: 'window',
  shown: {
    default: pageWith(transport),
    'unconfirmed email address': pageWith(transport, { ...writer, isEmailConfirmed: false }),
  },
  hidden: { 'browsers that do not load': pageWith(failing) },
});

import { expect, it } from '@jest/globals';
import { createStore } from '@marquee/shared';
import { pageConfig } from '@marquee/shared/testing';
import { handle } from './authRoute.tsx';

const metaOf = (search: string) =>
  handle.meta({ state: createStore().getState(), config: pageConfig(), params: {}, pathname: '/auth', search });

it.each(['reset', 'confirm', 'unsubscribe'])(
  'tells nobody the address of the page that the link of a mail opens: %s',
  (way) => {
    expect(metaOf(`?way=${way}&token=a-secret`)).toMatchObject({ referrer: 'no-referrer', canonicalPath: '/auth' });
  },
);

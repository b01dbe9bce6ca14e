import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pageConfig } from '@marquee/shared/testing';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, waitFor } from '@testing-library/react';
import { application } from './application.ts';

const props = { name: 'vocal', config: pageConfig(), singleSpa: {}, mountParcel: () => undefined } as never;

beforeEach(() => {
  // single-spa waits for React, and React under `act` would wait for single-spa.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div id="vocal-slot"><p>Loading...</p></div>';
});

afterEach(() => {
  document.body.innerHTML = '';
});

it('mounts into the slot, leaves it, and mounts again', async () => {
  fakeApi(ada);
  window.history.replaceState(null, '', '/vocal');
  await application.bootstrap(props);
  for (let times = 0; times < 2; times += 1) {
    await application.mount(props);
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ada.' })).toBeInTheDocument();
    await application.unmount(props);
    await waitFor(() => expect(document.getElementById('vocal-slot')).toBeEmptyDOMElement());
  }
});

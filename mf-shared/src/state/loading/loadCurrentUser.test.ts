/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AppStore, createStore, rootReducer } from '@marquee/shared';
import { stubApi } from '../../testing/stubApi.ts';
import { user } from '../../testing/user.ts';
import { setUser, userSlice } from '../user.ts';
import { loadCurrentUser } from './loadCurrentUser.ts';

rootReducer.inject(userSlice);

const imogen = user();

describe('the current user', () => {
  let store: AppStore;
  const state = () => store.getState().user;
  beforeEach(() => {
    store = createStore();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is known after a user is set', () => {
    expect(state()?.known ?? false).toBe(false);
    store.dispatch(setUser(imogen));
    expect(state()).toEqual({ known: true, user: imogen });
  });

  it.each([
    ['somebody signed in', imogen],
    ['a visitor', null],
  ])('is requested only when not yet known: %s', async (_who, response) => {
    const { api, requests } = stubApi({ success: true, user: response });
    await Promise.all([loadCurrentUser(store, api), loadCurrentUser(store, api)]);
    await loadCurrentUser(store, api);
    expect(requests).toEqual(['/api/currentUser']);
    expect(state()).toEqual({ known: true, user: response });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('stays unknown if the call fails, and logs the failure', async () => {
    const failure = new Error('Server error fetching data');
    await loadCurrentUser(store, stubApi(failure).api);
    expect(console.warn).toHaveBeenCalledWith('Could not get logged in status', failure);
    expect(state()?.known ?? false).toBe(false);
  });

  it('stays unknown if the response is not a success', async () => {
    await loadCurrentUser(store, stubApi({ success: false, user: null }).api);
    expect(console.warn).toHaveBeenCalledWith('Could not get logged in status');
    expect(state()?.known ?? false).toBe(false);
  });
});

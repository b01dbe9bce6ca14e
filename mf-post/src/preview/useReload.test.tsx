import { afterEach, expect, it, jest } from '@jest/globals';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { act, render } from '@testing-library/react';
import { useReload } from './useReload.ts';

const vocalUrl = 'http://vocal.localhost';
const posted = jest.fn();
const reload = jest.fn();

function Page() {
  useReload(reload);
  return null;
}

function open(isFramed: boolean): void {
  const parent = isFramed ? { postMessage: posted } : window;
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  render(
    <InPage config={pageConfig({ vocalUrl })}>
      <Page />
    </InPage>,
  );
}
const hear = (origin: string) => act(() => dispatchEvent(new MessageEvent('message', { origin, data: 'reload' })));

afterEach(() => {
  jest.restoreAllMocks();
  posted.mockClear();
  reload.mockClear();
});

it('reports that it listens, and reloads once Vocal reports a saved post', () => {
  open(true);
  expect(posted.mock.calls).toEqual([[{ type: 'alive' }, vocalUrl]]);
  hear(vocalUrl);
  expect(posted).toHaveBeenLastCalledWith({ type: 'reloading' }, vocalUrl);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('ignores reload messages of other origins', () => {
  open(true);
  hear('https://elsewhere.example');
  expect(reload).not.toHaveBeenCalled();
});

it('reports nothing outside of a frame', () => {
  open(false);
  expect(posted).not.toHaveBeenCalled();
});

import { expect, jest, test } from '@jest/globals';
import { afterCriticalResources, maxWaitMs } from './afterCriticalResources.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function documentWith(images: { loading: string; complete: boolean }[], fonts: Promise<unknown> = Promise.resolve()) {
  const elements = images.map(({ loading, complete }) => {
    const image = document.createElement('img');
    Object.defineProperties(image, { loading: { value: loading }, complete: { value: complete } });
    return image;
  });
  return { page: { images: elements, fonts: { ready: fonts } } as unknown as Document, elements };
}

test('waits for the fonts and the eager pictures, and not for lazy ones', async () => {
  const { page, elements } = documentWith([
    { loading: 'eager', complete: false },
    { loading: 'lazy', complete: false },
  ]);
  const callback = jest.fn();
  afterCriticalResources(page, window, callback);
  await settled();
  expect(callback).not.toHaveBeenCalled();

  elements[0]?.dispatchEvent(new Event('load'));
  await settled();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('hydrates after a failed picture', async () => {
  const { page, elements } = documentWith([{ loading: 'eager', complete: false }]);
  const callback = jest.fn();
  afterCriticalResources(page, window, callback);
  elements[0]?.dispatchEvent(new Event('error'));
  await settled();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('starts at the first interaction, and only once', async () => {
  const { page, elements } = documentWith([{ loading: 'eager', complete: false }]);
  const callback = jest.fn();
  afterCriticalResources(page, window, callback);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  elements[0]?.dispatchEvent(new Event('load'));
  await settled();
  expect(callback).toHaveBeenCalledTimes(1);
});

test('hydrates if a picture never arrives', () => {
  jest.useFakeTimers();
  try {
    const { page } = documentWith([{ loading: 'eager', complete: false }]);
    const callback = jest.fn();
    afterCriticalResources(page, window, callback);
    jest.advanceTimersByTime(maxWaitMs - 1);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useKeptScroll } from './useKeptScroll.ts';

it('returns to the place in the page when another generation replaces the editor', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { rerender } = renderHook(({ generation }) => useKeptScroll(generation), { initialProps: { generation: 1 } });
  Object.assign(window, { scrollY: 640 });
  rerender({ generation: 1 });
  expect(scrollTo).not.toHaveBeenCalled();
  rerender({ generation: 2 });
  expect(scrollTo.mock.calls).toEqual([[0, 640]]);
});

import { afterEach, expect, it, jest } from '@jest/globals';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import { useEndedReport } from './useEndedReport.ts';

const vocalUrl = 'http://vocal.localhost';
const posted = jest.fn();

function Page({ isEnded }: { isEnded: boolean }) {
  useEndedReport(isEnded);
  return null;
}

function open({ isEnded, isFramed }: { isEnded: boolean; isFramed: boolean }): void {
  const parent = isFramed ? { postMessage: posted } : window;
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  render(
    <InPage config={pageConfig({ vocalUrl })}>
      <Page isEnded={isEnded} />
    </InPage>,
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  posted.mockClear();
});

it('reports a link that has ended, to Vocal alone', () => {
  open({ isEnded: true, isFramed: true });
  expect(posted.mock.calls).toEqual([[{ type: 'ended' }, vocalUrl]]);
});

it.each([
  ['another failure', { isEnded: false, isFramed: true }],
  ['a page that is in no frame', { isEnded: true, isFramed: false }],
])('reports nothing of %s', (_case, given) => {
  open(given);
  expect(posted).not.toHaveBeenCalled();
});

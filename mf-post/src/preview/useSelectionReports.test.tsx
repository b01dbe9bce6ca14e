import { afterEach, expect, it, jest } from '@jest/globals';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { act, render } from '@testing-library/react';
import { useSelectionReports } from './useSelectionReports.ts';

const vocalUrl = 'http://vocal.localhost';
const posted = jest.fn();

function Page() {
  useSelectionReports();
  return (
    <article>
      <p>
        Nobody <em>waits at</em> the harbour.
      </p>
      <p>The rain stays.</p>
    </article>
  );
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

/** Selects from a place in the first paragraph's emphasis to one in another node. */
function select(start: number, endNode: Node | null | undefined, end: number): void {
  const from = document.querySelector('em')?.firstChild;
  if (!from || !endNode) throw new Error('The page has no such texts.');
  act(() => {
    getSelection()?.setBaseAndExtent(from, start, endNode, end);
    document.dispatchEvent(new Event('selectionchange'));
  });
}
const paragraph = (index: number) => document.querySelectorAll('p')[index];

afterEach(() => {
  jest.restoreAllMocks();
  posted.mockClear();
  getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

it('reports selected words with their surroundings, to Vocal alone', () => {
  open(true);
  select(5, paragraph(0)?.lastChild, 4);
  const quote = { prefix: 'Nobody waits ', exact: 'at the', suffix: ' harbour.' };
  expect(posted).toHaveBeenLastCalledWith({ type: 'selection', quote }, vocalUrl);
  act(() => {
    getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
  });
  expect(posted).toHaveBeenLastCalledWith({ type: 'selection', quote: null }, vocalUrl);
});

it('ends the words with their block, and leaves the selection as it is', () => {
  open(true);
  select(0, paragraph(1)?.firstChild, 3);
  const quote = { prefix: 'Nobody ', exact: 'waits at the harbour.', suffix: '' };
  expect(posted).toHaveBeenLastCalledWith({ type: 'selection', quote }, vocalUrl);
  expect(String(getSelection())).toContain('The');
});

it('reports words that were selected before hydration', () => {
  document.body.innerHTML = '<p>Nobody waits.</p>';
  getSelection()?.selectAllChildren(document.body.querySelector('p') ?? document.body);
  open(true);
  const quote = { prefix: '', exact: 'Nobody waits.', suffix: '' };
  expect(posted.mock.calls).toEqual([[{ type: 'selection', quote }, vocalUrl]]);
});

it('reports nothing of a page that is in no frame', () => {
  open(false);
  select(0, paragraph(0)?.lastChild, 4);
  expect(posted).not.toHaveBeenCalled();
});

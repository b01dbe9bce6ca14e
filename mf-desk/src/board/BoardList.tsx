import { EmptyState, Spinner, token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { Pager } from '@marquee/vocal-kit/lists/Pager.tsx';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useRef } from 'react';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { useDeskKeys } from '../keys/useDeskKeys.ts';
import { BoardRow, BoardRows } from './BoardRow.tsx';
import { boardPathWith, filtersOf, statusOf } from './boardAddress.ts';
import { boardTexts } from './boardTexts.ts';
import { BulkBar, BulkReportList } from './bulk/BulkBar.tsx';
import { bulkTexts } from './bulk/bulkTexts.ts';
import { useBulk } from './bulk/useBulk.ts';
import { useBoard } from './useBoard.ts';

const Check = styled.label`
  display: inline-flex;
  gap: ${token('space2')};
  align-items: center;
  justify-self: start;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;

  & > input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`;

/**
 * Posts with the filters of the address, the last edited first.
 * @param mayChange true for an account that edits posts, which can take steps for several posts
 */
export function BoardList({ search, mayChange }: { search: string; mayChange: boolean }) {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get('page') ?? 1) || 1;
  const { sites } = usePageConfig();
  const query = filtersOf(asked, sites);
  if (page > 1) query.set('page', String(page));
  const { value, failure, retry } = useBoard(query);
  const { selected, select, take, undo, report, isBusy, closeReport } = useBulk(retry);
  const latest = selected.map((post) => value?.posts.find(({ id }) => id === post.id) ?? post);
  const list = useRef<HTMLOListElement>(null);
  useDeskKeys({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) });
  const status = statusOf(asked);
  const counts = value?.counts ?? {};
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, number) => sum + number, 0);
  return (
    <>
      {failure ? <ListFailure failure={failure === 'offline' ? 'offline' : 'failed'} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={boardTexts.loading} /> : null}
      {selected.length > 0 ? (
        <BulkBar
          {...{ selected, isBusy }}
          onTake={(step) => take(step, latest)}
          onClear={() => select(selected, false)}
        />
      ) : null}
      {report ? <BulkReportList report={report} onUndo={() => undo(value?.posts ?? [])} onClose={closeReport} /> : null}
      {value && value.posts.length > 0 ? (
        <>
          <Faint role="status">{value.counts ? boardTexts.found(total) : boardTexts.many}</Faint>
          {mayChange ? (
            <Check>
              <input
                type="checkbox"
                checked={value.posts.every(({ id }) => selected.some((post) => post.id === id))}
                disabled={isBusy}
                onChange={({ target }) => select(value.posts, target.checked)}
              />
              {bulkTexts.selectAll}
            </Check>
          ) : null}
          <BoardRows ref={list}>
            {value.posts.map((post) => (
              <BoardRow key={post.id} post={post}>
                {mayChange ? (
                  <Check>
                    <input
                      type="checkbox"
                      aria-label={bulkTexts.select(post.name || boardTexts.noName)}
                      checked={selected.some(({ id }) => id === post.id)}
                      disabled={isBusy}
                      onChange={({ target }) => select([post], target.checked)}
                    />
                  </Check>
                ) : null}
              </BoardRow>
            ))}
          </BoardRows>
        </>
      ) : null}
      {value && value.posts.length === 0 ? (
        <EmptyState message={boardTexts.none}>
          <p>{boardTexts.noneLead}</p>
        </EmptyState>
      ) : null}
      {value ? (
        <Pager
          page={page}
          totalPages={value.totalPages}
          pathOf={(next) => boardPathWith(search, { page: String(next) })}
        />
      ) : null}
      <KeysHelp keys={['j', 'k']} />
    </>
  );
}

/** Focuses the first link of the next or the previous row; the first row when none has the focus. */
function moveFocus(list: HTMLOListElement | null, step: 1 | -1): void {
  const rows = [...(list?.children ?? [])];
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const next = focused === -1 ? 0 : focused + step;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.querySelector('a')?.focus();
}

import { ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { timeText } from '@marquee/vocal-kit/money/figures.ts';
import { rejectionTexts } from '@marquee/vocal-kit/money/rejectionTexts.ts';
import { FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';

/** Lists counted and refused reads of a post on a day. The URL contains the post and the day. */
export function ReadsPanel() {
  const { asked, pathWith } = useSearch();
  const api = useContext(MoneyApiContext);
  const { value, failure, retry } = useLoaded(`reads ${asked}`, (signal) => api.reads(asked, { signal }));
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={moneyTexts.loading} />;
  const { post, day, counted, booked, rate, reads, next } = value;
  return (
    <PageSection aria-labelledby="money-reads">
      <h2 id="money-reads">{moneyTexts.readsOn(post.name, day)}</h2>
      <p>{moneyTexts.readsSum(counted, booked, rate)}</p>
      <Faint>{moneyTexts.readsLead}</Faint>
      {reads.length > 0 ? (
        <TableRoom>
          <FigureTable aria-labelledby="money-reads">
            <thead>
              <tr>
                <th scope="col">{moneyTexts.time}</th>
                <th scope="col">{moneyTexts.result}</th>
              </tr>
            </thead>
            <tbody>
              {reads.map(({ id, at, rejection }) => (
                <tr key={id}>
                  <th scope="row">{timeText(at)}</th>
                  <td>{rejection === null ? moneyTexts.counted : (rejectionTexts[rejection] ?? rejection)}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </TableRoom>
      ) : (
        <EmptyState message={moneyTexts.noneThatDay}>
          <p>{moneyTexts.noneThatDayLead}</p>
        </EmptyState>
      )}
      <WrappingRow>
        {next ? (
          <ButtonLink $quiet to={pathWith({ before: next })}>
            {moneyTexts.older}
          </ButtonLink>
        ) : null}
        {asked.has('before') ? (
          <ButtonLink $quiet to={pathWith({ before: null })}>
            {moneyTexts.newest}
          </ButtonLink>
        ) : null}
        <ButtonLink $quiet to={`/vocal/money/transfers?${new URLSearchParams({ postId: post.id, day })}`}>
          {moneyTexts.backToTransfers}
        </ButtonLink>
      </WrappingRow>
    </PageSection>
  );
}

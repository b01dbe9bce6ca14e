import { Button, Spinner } from '@marquee/shared';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { timeText } from '@marquee/vocal-kit/money/figures.ts';
import { FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useState } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { holdTexts } from './holdTexts.ts';

type HoldReadsProps = { holdId: string; title: string };

/** The reads that a hold is about, a page at a time. */
export function HoldReads({ holdId, title }: HoldReadsProps) {
  const api = useContext(MoneyApiContext);
  const [before, setBefore] = useState<string | null>(null);
  const { value, failure, retry } = useLoaded(`reads of hold ${holdId} ${before}`, (signal) =>
    api.holdReads(holdId, new URLSearchParams(before === null ? {} : { before }), { signal }),
  );
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={moneyTexts.loading} />;
  const { reads, next } = value;
  const hasManyPosts = new Set(reads.map(({ post }) => post.id)).size > 1;
  return (
    <>
      <TableRoom>
        <FigureTable aria-label={holdTexts.readsOf(title)}>
          <thead>
            <tr>
              <th scope="col">{holdTexts.time}</th>
            </tr>
          </thead>
          <tbody>
            {reads.map(({ id, at, post }) => (
              <tr key={id}>
                <th scope="row">
                  {timeText(at)}
                  {hasManyPosts ? <small>{post.name || moneyTexts.noName}</small> : null}
                </th>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </TableRoom>
      {next ? (
        <div>
          <Button $quiet onClick={() => setBefore(next)}>
            {holdTexts.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

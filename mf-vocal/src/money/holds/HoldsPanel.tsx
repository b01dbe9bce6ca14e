import { EmptyState, Spinner } from '@marquee/shared';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Lead, Panel } from '@marquee/vocal-kit/panels/figureParts.ts';
import { CurationList } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { HoldRow } from './HoldRow.tsx';
import { holdTexts } from './holdTexts.ts';

/** Lists the writer's holds with their reads, their reasons and the writer's answers. */
export function HoldsPanel() {
  const api = useContext(MoneyApiContext);
  const { value, failure, retry } = useLoaded('holds', (signal) => api.holds(new URLSearchParams(), { signal }));
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={moneyTexts.loading} />;
  if (value.holds.length === 0)
    return (
      <EmptyState message={holdTexts.none}>
        <p>{holdTexts.noneLead}</p>
      </EmptyState>
    );
  return (
    <Panel>
      <Lead>{holdTexts.lead}</Lead>
      <CurationList>
        {value.holds.map((hold) => (
          <HoldRow key={`${hold.id} ${hold.status}`} hold={hold} onChanged={retry} />
        ))}
      </CurationList>
    </Panel>
  );
}

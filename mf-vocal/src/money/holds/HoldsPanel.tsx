import { EmptyState, Spinner } from '@marquee/shared';
import { useContext } from 'react';
import { CurationList } from '../../curation/curationParts.ts';
import { LoadFailure } from '../../curation/LoadFailure.tsx';
import { Lead, Panel } from '../../networkMoney/networkMoneyParts.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { HoldRow } from './HoldRow.tsx';
import { holdTexts } from './holdTexts.ts';

/** The writer's holds: their reads, the reasons, and the answers. */
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

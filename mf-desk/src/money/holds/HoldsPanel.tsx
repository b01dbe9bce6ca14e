import { holdStatuses } from '@marquee/shared/domain';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { Lead, Panel } from '@marquee/vocal-kit/panels/figureParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { PagedList } from '../PagedList.tsx';
import { StatusChoice } from '../StatusChoice.tsx';
import { NetworkHoldRow } from './NetworkHoldRow.tsx';
import { networkHoldTexts } from './networkHoldTexts.ts';

const choices = holdStatuses.map((value) => ({ value, label: networkHoldTexts.statuses[value] }));

/** Holds on the magazines that the account moderates. The address has status and page. */
export function HoldsPanel() {
  const { asked } = useSearch();
  const api = useContext(NetworkMoneyApiContext);
  const loaded = useLoaded(`holds ${asked}`, (signal) => api.holds(asked, { signal }));
  return (
    <Panel>
      <Lead>{networkHoldTexts.lead}</Lead>
      <StatusChoice choices={choices} />
      <PagedList
        loaded={loaded}
        texts={networkHoldTexts}
        rows={(loaded.value?.holds ?? []).map((hold) => (
          <NetworkHoldRow key={`${hold.id} ${hold.status}`} hold={hold} onChanged={loaded.retry} />
        ))}
      />
    </Panel>
  );
}

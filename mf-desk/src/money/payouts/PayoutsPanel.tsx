import { buttonStyle, EmptyState } from '@marquee/shared';
import { payoutStatuses } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { Panel } from '@marquee/vocal-kit/panels/figureParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useMay } from '@marquee/vocal-kit/session/useMay.ts';
import { useContext } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { PagedList } from '../PagedList.tsx';
import { StatusChoice } from '../StatusChoice.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { PayoutRow } from './PayoutRow.tsx';

/** Link to a file. A plain link, because the router cannot navigate to files. */
const Download = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

const choices = payoutStatuses.map((value) => ({ value, label: networkMoneyTexts.statuses[value] }));
const texts = {
  none: networkMoneyTexts.noPayouts,
  noneLead: networkMoneyTexts.noPayoutsLead,
  older: networkMoneyTexts.olderPayouts,
  newest: networkMoneyTexts.newestPayouts,
};

/** Lists payouts of all writers. Moderators download and confirm payouts to be paid. The URL has status and page. */
export function PayoutsPanel() {
  const { asked } = useSearch();
  const api = useContext(NetworkMoneyApiContext);
  const mayDecide = useMay()('decidePayout');
  const loaded = useLoaded(`payouts ${asked}`, (signal) => api.payouts(asked, { signal }));
  if (loaded.failure === 'forbidden') return <EmptyState message={networkMoneyTexts.allSitesOnly} />;
  return (
    <Panel>
      <StatusChoice choices={choices} />
      <PagedList
        loaded={loaded}
        texts={texts}
        rows={(loaded.value?.payouts ?? []).map((payout) => (
          <PayoutRow key={`${payout.id} ${payout.status}`} payout={payout} onChanged={loaded.retry} />
        ))}
      >
        <Download $quiet href="/api/vocal/payouts.csv" download>
          {networkMoneyTexts.exportPayouts}
        </Download>
      </PagedList>
      {mayDecide ? <ConfirmationForm onConfirmed={loaded.retry} /> : null}
    </Panel>
  );
}

import { buttonStyle, EmptyState } from '@marquee/shared';
import { payoutStatuses } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useContext } from 'react';
import { useLoaded } from '../../session/useLoaded.ts';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { Panel } from '../networkMoneyParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { PagedList } from '../PagedList.tsx';
import { StatusChoice } from '../StatusChoice.tsx';
import { useSearch } from '../useSearch.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { PayoutRow } from './PayoutRow.tsx';

/** A file, not a page: no link of the router. */
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

/** Payouts of all writers, the file of those to be paid, and their confirmation. The address has status and page. */
export function PayoutsPanel() {
  const { asked } = useSearch();
  const api = useContext(NetworkMoneyApiContext);
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
      <ConfirmationForm onConfirmed={loaded.retry} />
    </Panel>
  );
}

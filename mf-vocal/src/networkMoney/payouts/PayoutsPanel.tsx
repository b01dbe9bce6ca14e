import { ButtonLink, buttonStyle, EmptyState, Spinner } from '@marquee/shared';
import { payoutStatuses } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useContext } from 'react';
import { CurationList } from '../../curation/curationParts.ts';
import { LoadFailure } from '../../curation/LoadFailure.tsx';
import { DeskRow, DeskSection } from '../../desk/deskParts.ts';
import { ChoiceField } from '../../editor/fields/ChoiceField.tsx';
import { useLoaded } from '../../session/useLoaded.ts';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { Filters, Panel } from '../networkMoneyParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { useSearch } from '../useSearch.ts';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { PayoutRow } from './PayoutRow.tsx';

/** A file, not a page: no link of the router. */
const Download = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

const choices = payoutStatuses.map((value) => ({ value, label: networkMoneyTexts.statuses[value] }));

/** Payouts of all writers, the file of those to be paid, and their confirmation. The address has status and page. */
export function PayoutsPanel() {
  const { asked, pathWith, show } = useSearch();
  const api = useContext(NetworkMoneyApiContext);
  const status = choices.find(({ value }) => value === asked.get('status'))?.value ?? null;
  const { value, failure, retry } = useLoaded(`payouts ${asked}`, (signal) => api.payouts(asked, { signal }));
  if (failure === 'forbidden') return <EmptyState message={networkMoneyTexts.allSitesOnly} />;
  return (
    <Panel>
      <Filters role="group" aria-label={networkMoneyTexts.filters}>
        <ChoiceField
          field="status"
          label={networkMoneyTexts.payoutStatus}
          value={status}
          none={networkMoneyTexts.everyStatus}
          choices={choices}
          onChange={(next) => show({ status: next, before: null })}
        />
      </Filters>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={networkMoneyTexts.loading} /> : null}
      {value ? (
        <DeskSection as="div">
          {value.payouts.length > 0 ? (
            <CurationList>
              {value.payouts.map((payout) => (
                <PayoutRow key={`${payout.id} ${payout.status}`} payout={payout} onChanged={retry} />
              ))}
            </CurationList>
          ) : (
            <EmptyState message={networkMoneyTexts.noPayouts}>
              <p>{networkMoneyTexts.noPayoutsLead}</p>
            </EmptyState>
          )}
          <DeskRow>
            {value.next ? (
              <ButtonLink $quiet to={pathWith({ before: value.next })}>
                {networkMoneyTexts.olderPayouts}
              </ButtonLink>
            ) : null}
            {asked.has('before') ? (
              <ButtonLink $quiet to={pathWith({ before: null })}>
                {networkMoneyTexts.newestPayouts}
              </ButtonLink>
            ) : null}
            <Download $quiet href="/api/vocal/payouts.csv" download>
              {networkMoneyTexts.exportPayouts}
            </Download>
          </DeskRow>
        </DeskSection>
      ) : null}
      <ConfirmationForm onConfirmed={retry} />
    </Panel>
  );
}

import { ButtonLink, EmptyState, Spinner } from '@marquee/shared';
import { holdStatuses } from '@marquee/shared/domain';
import { useContext } from 'react';
import { CurationList } from '../../curation/curationParts.ts';
import { LoadFailure } from '../../curation/LoadFailure.tsx';
import { DeskRow, DeskSection } from '../../desk/deskParts.ts';
import { ChoiceField } from '../../editor/fields/ChoiceField.tsx';
import { useLoaded } from '../../session/useLoaded.ts';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { Filters, Lead, Panel } from '../networkMoneyParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';
import { useSearch } from '../useSearch.ts';
import { NetworkHoldRow } from './NetworkHoldRow.tsx';
import { networkHoldTexts } from './networkHoldTexts.ts';

const choices = holdStatuses.map((value) => ({ value, label: networkHoldTexts.statuses[value] }));

/** Holds on the magazines that the account moderates. The address has status and page. */
export function HoldsPanel() {
  const { asked, pathWith, show } = useSearch();
  const api = useContext(NetworkMoneyApiContext);
  const status = choices.find(({ value }) => value === asked.get('status'))?.value ?? null;
  const { value, failure, retry } = useLoaded(`holds ${asked}`, (signal) => api.holds(asked, { signal }));
  return (
    <Panel>
      <Lead>{networkHoldTexts.lead}</Lead>
      <Filters role="group" aria-label={networkMoneyTexts.filters}>
        <ChoiceField
          field="status"
          label={networkHoldTexts.status}
          value={status}
          none={networkHoldTexts.everyStatus}
          choices={choices}
          onChange={(next) => show({ status: next, before: null })}
        />
      </Filters>
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={networkMoneyTexts.loading} /> : null}
      {value ? (
        <DeskSection as="div">
          {value.holds.length > 0 ? (
            <CurationList>
              {value.holds.map((hold) => (
                <NetworkHoldRow key={`${hold.id} ${hold.status}`} hold={hold} onChanged={retry} />
              ))}
            </CurationList>
          ) : (
            <EmptyState message={networkHoldTexts.none}>
              <p>{networkHoldTexts.noneLead}</p>
            </EmptyState>
          )}
          <DeskRow>
            {value.next ? (
              <ButtonLink $quiet to={pathWith({ before: value.next })}>
                {networkHoldTexts.older}
              </ButtonLink>
            ) : null}
            {asked.has('before') ? (
              <ButtonLink $quiet to={pathWith({ before: null })}>
                {networkHoldTexts.newest}
              </ButtonLink>
            ) : null}
          </DeskRow>
        </DeskSection>
      ) : null}
    </Panel>
  );
}

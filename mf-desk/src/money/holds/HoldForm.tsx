import { Button, ButtonLink } from '@marquee/shared';
import { holdDays, type NetworkReadFilter } from '@marquee/shared/domain';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { WordsForm } from '@marquee/vocal-kit/notes/WordsForm.tsx';
import { Filters } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useContext, useState } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { networkHoldTexts } from './networkHoldTexts.ts';

const choices = holdDays.map((days) => ({ value: String(days), label: networkHoldTexts.daysOf(days) }));
const usualDays = 14;

/** Holds the counted reads of a filter, with a reason and an end. */
export function HoldForm({ filter }: { filter: NetworkReadFilter }) {
  const api = useContext(NetworkMoneyApiContext);
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<(typeof holdDays)[number]>(usualDays);
  const [held, setHeld] = useState<number | null>(null);
  return (
    <PageSection aria-labelledby="hold-form">
      <h2 id="hold-form">{networkHoldTexts.hold}</h2>
      <Faint>{networkHoldTexts.holdLead}</Faint>
      <p role="status">{held === null ? null : networkHoldTexts.placedNow(held)}</p>
      {isOpen ? (
        <>
          <Filters>
            <ChoiceField
              field="hold-days"
              label={networkHoldTexts.days}
              value={String(days)}
              choices={choices}
              onChange={(next) => setDays(holdDays.find((choice) => String(choice) === next) ?? usualDays)}
            />
          </Filters>
          <WordsForm
            label={networkHoldTexts.decisionReason}
            action={networkHoldTexts.place}
            send={async (reason) => setHeld((await api.placeHold({ ...filter, reason, days })).reads)}
            onClose={() => setOpen(false)}
          />
        </>
      ) : (
        <WrappingRow>
          {held === null ? <Button onClick={() => setOpen(true)}>{networkHoldTexts.hold}</Button> : null}
          <ButtonLink $quiet to="/vocal/desk/money/holds">
            {networkHoldTexts.toHolds}
          </ButtonLink>
        </WrappingRow>
      )}
    </PageSection>
  );
}

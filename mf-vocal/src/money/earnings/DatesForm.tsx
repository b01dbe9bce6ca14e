import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { type FormEvent, useState } from 'react';
import { moneyTexts } from '../moneyTexts.ts';
import { faultOf, type Period } from './useEarningsFilters.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 12rem));
  gap: ${token('space4')};
  align-items: start;
`;

const Day = styled.input`
  ${inputStyles}
`;

const Send = styled.div`
  align-self: end;
`;

type DatesFormProps = { period: Period; onChoose: (period: Period) => void };

/** Form for the first and the last day of a period. The api accepts periods of at most a year. */
export function DatesForm({ period, onChoose }: DatesFormProps) {
  const [fault, setFault] = useState(faultOf(period));

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const chosen = { from: String(fields.get('from')), to: String(fields.get('to')) };
    const found = faultOf(chosen);
    setFault(found);
    if (!found) onChoose(chosen);
  }

  return (
    <Form aria-label={moneyTexts.dates} onSubmit={choose} noValidate>
      <Labelled field="from" label={moneyTexts.from} fault={fault}>
        {(control) => <Day {...control} type="date" name="from" defaultValue={period.from} />}
      </Labelled>
      <Labelled field="to" label={moneyTexts.to}>
        {(control) => <Day {...control} type="date" name="to" defaultValue={period.to} />}
      </Labelled>
      <Send>
        <Button type="submit">{moneyTexts.showDates}</Button>
      </Send>
    </Form>
  );
}

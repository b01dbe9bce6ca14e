import { Button } from '@marquee/shared';
import { useContext, useState } from 'react';
import { RowForm } from '../../curation/RowForm.tsx';
import { Fault } from '../../desk/deskParts.ts';
import { Field } from '../../form/Field.tsx';
import { FormEnd } from '../../form/formParts.ts';
import { useForm } from '../../form/useForm.ts';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';

type PayoutFormProps = { amount: string; onAsked: () => void; onCancel: () => void };

/** Asks where the money goes. A wish has one key, so that pressing again after a broken line asks for no second payout. */
export function PayoutForm({ amount, onAsked, onCancel }: PayoutFormProps) {
  const api = useContext(MoneyApiContext);
  const [keys] = useState(() => new Map<string, string>());
  const form = useForm<'address'>({
    names: ['address'],
    faultsIn: ({ address }) => (address.trim().length < 5 ? { address: moneyTexts.addressMissing } : {}),
    async send({ address }) {
      const wish = address.trim();
      const key = keys.get(wish) ?? crypto.randomUUID();
      keys.set(wish, key);
      await api.askForPayout(wish, key);
      onAsked();
    },
  });
  return (
    <RowForm
      label={moneyTexts.askForm}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure && !form.failure.fields.address ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <p>{moneyTexts.askLead(amount)}</p>
      <Field
        name="address"
        label={moneyTexts.address}
        hint={moneyTexts.addressHint}
        error={form.failure?.fields.address}
        onTyped={form.onTyped}
        autoComplete="off"
        maxLength={200}
      />
      <FormEnd>
        <Button $quiet onClick={onCancel}>
          {moneyTexts.notYet}
        </Button>
        <Button type="submit" disabled={form.isPending}>
          {moneyTexts.askNow}
        </Button>
      </FormEnd>
    </RowForm>
  );
}

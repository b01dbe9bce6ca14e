import { Button } from '@marquee/shared';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { useContext, useState } from 'react';
import { PayeeFields } from '../../account/payee/PayeeFields.tsx';
import { type PayeeName, payeeFaults, payeeNames, payeeOf } from '../../account/payee/payeeForm.ts';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';

type PayoutFormProps = { amount: string; onAsked: () => void; onCancel: () => void };

/**
 * Asks for the payee and requests the payout. A retry with the same payee sends the same idempotency key, so that it
 * requests no second payout.
 */
export function PayoutForm({ amount, onAsked, onCancel }: PayoutFormProps) {
  const api = useContext(MoneyApiContext);
  const [keys] = useState(() => new Map<string, string>());
  const form = useForm<PayeeName>({
    names: payeeNames,
    faultsIn: payeeFaults,
    async send(values) {
      const payee = payeeOf(values);
      const wish = JSON.stringify(payee);
      const key = keys.get(wish) ?? crypto.randomUUID();
      keys.set(wish, key);
      await api.askForPayout(payee, key);
      onAsked();
    },
  });
  const errors = form.failure?.fields ?? {};
  return (
    <RowForm
      label={moneyTexts.askForm}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure && Object.keys(errors).length === 0 ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <p>{moneyTexts.askLead(amount)}</p>
      <PayeeFields errors={errors} onTyped={form.onTyped} />
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

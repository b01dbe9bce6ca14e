import { Button, Spinner } from '@marquee/shared';
import { type Balance, exactMoney, microsPerCent, moneyText, type Payout } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useState } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { PayoutForm } from './PayoutForm.tsx';
import { PayoutTable } from './PayoutTable.tsx';

type PayoutSectionProps = { balance: Balance; onChange: () => void };

/** Form that requests a payout, and the list of all requested payouts. */
export function PayoutSection({ balance, onChange }: PayoutSectionProps) {
  const api = useContext(MoneyApiContext);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const { value, failure, retry } = useLoaded('payouts', (signal) => api.payouts(new URLSearchParams(), { signal }));
  const payable = balance.available.amount * microsPerCent;
  const missing = balance.minimumPayout.amount * microsPerCent - balance.available.micros;

  function changed(sentence: string): void {
    setAsking(false);
    setSaid(sentence);
    retry();
    onChange();
  }

  async function cancel({ id }: Payout): Promise<void> {
    await api.cancelPayout(id);
    changed(moneyTexts.cancelled);
  }

  const amount = moneyText(exactMoney(payable));
  return (
    <PageSection aria-labelledby="money-payouts">
      <h2 id="money-payouts">{moneyTexts.payouts}</h2>
      <p role="status">{said}</p>
      {balance.canWithdraw && !isAsking ? (
        <div>
          <Button onClick={() => setAsking(true)}>{moneyTexts.ask(amount)}</Button>
        </div>
      ) : null}
      {balance.canWithdraw && isAsking ? (
        <PayoutForm amount={amount} onAsked={() => changed(moneyTexts.asked)} onCancel={() => setAsking(false)} />
      ) : null}
      {balance.pending.micros > 0 ? <Faint>{moneyTexts.isOpen}</Faint> : null}
      {missing > 0 && balance.pending.micros === 0 ? (
        <Faint>{moneyTexts.minimum(moneyText(exactMoney(missing)))}</Faint>
      ) : null}
      {failure ? <LoadFailure failure={failure} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={moneyTexts.loading} /> : null}
      {value && value.payouts.length > 0 ? <PayoutTable payouts={value.payouts} onCancel={cancel} /> : null}
    </PageSection>
  );
}

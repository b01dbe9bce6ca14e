import { Spinner } from '@marquee/shared';
import { microsPerCent, moneyText } from '@marquee/shared/domain';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { AmountList } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { moneyTexts } from '../moneyTexts.ts';
import { PayoutSection } from './PayoutSection.tsx';

/** Shows the writer's balance and payouts. */
export function BalancePanel() {
  const api = useContext(MoneyApiContext);
  const { value, failure, retry } = useLoaded('balance', (signal) => api.balance(new URLSearchParams(), { signal }));
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={moneyTexts.loading} />;
  const { available, pending, held, paidTotal, unbookedReads } = value;
  const rest = available.micros % microsPerCent;
  const amounts = { available, pending, held, paid: paidTotal };
  return (
    <>
      <PageSection aria-labelledby="money-balance">
        <h2 id="money-balance">{moneyTexts.balance}</h2>
        <AmountList>
          {(['available', 'pending', 'held', 'paid'] as const).map((name) => (
            <div key={name}>
              <dt>{moneyTexts[name]}</dt>
              <dd>{moneyText(amounts[name])}</dd>
            </div>
          ))}
        </AmountList>
        {rest > 0 ? <Faint>{moneyTexts.rest(rest)}</Faint> : null}
        {unbookedReads > 0 ? <Faint>{moneyTexts.unbooked(unbookedReads)}</Faint> : null}
      </PageSection>
      <PayoutSection balance={value} onChange={retry} />
    </>
  );
}

import { moneyText, type NetworkMoney } from '@marquee/shared/domain';
import { AmountList } from '@marquee/vocal-kit/panels/figureParts.ts';
import { PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';

const names = ['owed', 'held', 'asked', 'paid', 'forfeited'] as const;

/** Amounts that the network owes its writers and has paid, at this moment. */
export function Balances({ balances }: { balances: NonNullable<NetworkMoney['balances']> }) {
  return (
    <PageSection aria-labelledby="cost-balances">
      <h2 id="cost-balances">{networkMoneyTexts.balances}</h2>
      <AmountList>
        {names.map((name) => (
          <div key={name}>
            <dt>{networkMoneyTexts[name]}</dt>
            <dd>{moneyText(balances[name])}</dd>
          </div>
        ))}
      </AmountList>
    </PageSection>
  );
}

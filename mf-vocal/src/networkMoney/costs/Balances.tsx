import { moneyText, type NetworkMoney } from '@marquee/shared/domain';
import { DeskSection } from '../../desk/deskParts.ts';
import { AmountList } from '../networkMoneyParts.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';

const names = ['owed', 'held', 'asked', 'paid', 'forfeited'] as const;

/** What the network owes its writers, and what it has paid, at this moment. */
export function Balances({ balances }: { balances: NonNullable<NetworkMoney['balances']> }) {
  return (
    <DeskSection aria-labelledby="cost-balances">
      <h2 id="cost-balances">{networkMoneyTexts.balances}</h2>
      <AmountList>
        {names.map((name) => (
          <div key={name}>
            <dt>{networkMoneyTexts[name]}</dt>
            <dd>{moneyText(balances[name])}</dd>
          </div>
        ))}
      </AmountList>
    </DeskSection>
  );
}

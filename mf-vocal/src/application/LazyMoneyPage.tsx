import { onDemand } from '@marquee/shared/page/onDemand';
import { LazyPage } from '@marquee/vocal-kit/frame/LazyPage.tsx';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';

const moneyPage = onDemand(async () => (await import('../money/MoneyPage.tsx')).MoneyPage);

/** A writer's pages of money: their code is loaded with the first of them. */
export function LazyMoneyPage() {
  return <RequireUser>{(user) => <LazyPage page={moneyPage} user={user} />}</RequireUser>;
}

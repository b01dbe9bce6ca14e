import { Button } from '@marquee/shared';
import { moneyText, type Payout } from '@marquee/shared/domain';
import { dayText } from '@marquee/vocal-kit/money/figures.ts';
import { Figure, FigureHead, FigureTable, TableRoom } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { moneyTexts } from '../moneyTexts.ts';

type PayoutTableProps = { payouts: readonly Payout[]; onCancel: (payout: Payout) => Promise<void> };

/** Lists the writer's payouts, the newest first. Writers can cancel a payout that is not approved yet. */
export function PayoutTable({ payouts, onCancel }: PayoutTableProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function cancel(payout: Payout): Promise<void> {
    setBusy(payout.id);
    setFailed(false);
    await onCancel(payout).catch(() => setFailed(true));
    setBusy(null);
  }

  return (
    <>
      {hasFailed ? <Fault role="alert">{texts.unreachable}</Fault> : null}
      <TableRoom>
        <FigureTable aria-labelledby="money-payouts">
          <thead>
            <tr>
              <th scope="col">{moneyTexts.askedOn}</th>
              <th scope="col">{moneyTexts.status}</th>
              <FigureHead scope="col">{moneyTexts.amount}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {payouts.map((payout) => (
              <tr key={payout.id}>
                <th scope="row">{dayText(payout.requestedAt)}</th>
                <td>
                  {moneyTexts.payoutStatuses[payout.status]}
                  <small>{payout.reason ?? payout.address.replaceAll(' ', '\u00a0')}</small>
                  {payout.status === 'requested' ? (
                    <Button $quiet disabled={busy === payout.id} onClick={() => void cancel(payout)}>
                      {moneyTexts.cancel}
                    </Button>
                  ) : null}
                </td>
                <Figure>{moneyText(payout.amount)}</Figure>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </TableRoom>
    </>
  );
}

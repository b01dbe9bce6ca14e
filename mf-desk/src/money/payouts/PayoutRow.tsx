import { Button } from '@marquee/shared';
import { moneyText, type OperatorPayout, type PayoutDecision, payoutTransitions } from '@marquee/shared/domain';
import { dayText } from '@marquee/vocal-kit/money/figures.ts';
import { faultOf } from '@marquee/vocal-kit/notes/faultOf.ts';
import { WordsForm } from '@marquee/vocal-kit/notes/WordsForm.tsx';
import { Faint, Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useMay } from '@marquee/vocal-kit/session/useMay.ts';
import { useContext, useState } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';

const decisions = ['approve', 'fail', 'reverse'] as const satisfies readonly PayoutDecision['action'][];

type PayoutRowProps = { payout: OperatorPayout; onChanged: () => void };

/** Payout with its payee, amount and status, and the decisions that an operator can make. */
export function PayoutRow({ payout, onChanged }: PayoutRowProps) {
  const api = useContext(NetworkMoneyApiContext);
  const [explained, setExplained] = useState<PayoutDecision['action'] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { id, status, writer } = payout;
  const mayDecide = useMay()('decidePayout');
  const possible = decisions.filter(
    (action) =>
      mayDecide &&
      payoutTransitions.some(
        (step) => step.action === action && step.from.includes(status) && step.by.includes('operator'),
      ),
  );

  async function approve(): Promise<void> {
    setFault(null);
    try {
      await api.decidePayout(id, { action: 'approve' });
      onChanged();
    } catch (error) {
      setFault(faultOf(error));
    }
  }

  return (
    <CurationRow>
      <RowHead>
        <PayoutSummary payout={payout} />
        <WrappingRow>
          {possible.map((action) => (
            <Button
              key={action}
              $quiet={action !== 'approve'}
              aria-label={networkMoneyTexts.actionOf(networkMoneyTexts.actions[action], writer.name)}
              onClick={() => (action === 'approve' ? void approve() : setExplained(action))}
            >
              {networkMoneyTexts.actions[action]}
            </Button>
          ))}
        </WrappingRow>
      </RowHead>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      {explained ? (
        <WordsForm
          key={explained}
          label={networkMoneyTexts.payoutReason}
          action={networkMoneyTexts.send}
          send={async (words) => {
            await api.decidePayout(id, { action: explained, reason: words });
            onChanged();
          }}
          onClose={() => setExplained(null)}
        />
      ) : null}
    </CurationRow>
  );
}

function PayoutSummary({ payout }: { payout: OperatorPayout }) {
  const { status, amount, address, requestedAt, reason, writer } = payout;
  return (
    <div>
      <RowName>
        {writer.name} · {moneyText(amount)}
      </RowName>
      <p>{[networkMoneyTexts.statuses[status], ...(reason ? [reason] : [])].join(' · ')}</p>
      <Faint>
        {[
          networkMoneyTexts.askedAt(dayText(requestedAt)),
          address,
          writer.isClosed ? networkMoneyTexts.closedWriter(writer.id) : networkMoneyTexts.writerNumber(writer.id),
        ].join(' · ')}
      </Faint>
    </div>
  );
}

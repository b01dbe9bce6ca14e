import { Button } from '@marquee/shared';
import { type PayoutConfirmationResult, payoutLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { faultOf } from '@marquee/vocal-kit/notes/faultOf.ts';
import { Sentences } from '@marquee/vocal-kit/panels/figureParts.ts';
import { Faint, Fault, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { type FormEvent, useContext, useState } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { networkMoneyTexts } from '../networkMoneyTexts.ts';

const Lines = styled.textarea`
  ${inputStyles}
  max-inline-size: 52rem;
  font-family: monospace;
`;

/** Form for the results of payouts, as lines of CSV. Shows the recorded result of each payout. */
export function ConfirmationForm({ onConfirmed }: { onConfirmed: () => void }) {
  const api = useContext(NetworkMoneyApiContext);
  const [csv, setCsv] = useState('');
  const [results, setResults] = useState<PayoutConfirmationResult['lines']>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || csv.trim() === '') return;
    setPending(true);
    setFault(null);
    try {
      setResults(await api.confirmPayouts(csv));
      onConfirmed();
    } catch (error) {
      setFault(faultOf(error));
    }
    setPending(false);
  }

  return (
    <PageSection as="form" aria-labelledby="payout-confirmation" onSubmit={(event) => void submit(event)}>
      <h2 id="payout-confirmation">{networkMoneyTexts.confirm}</h2>
      <Faint id="payout-confirmation-hint">{networkMoneyTexts.confirmHint}</Faint>
      <label htmlFor="payout-confirmation-lines">{networkMoneyTexts.confirmFile}</label>
      <Lines
        id="payout-confirmation-lines"
        aria-describedby="payout-confirmation-hint"
        rows={4}
        maxLength={payoutLimits.csv}
        value={csv}
        onChange={({ target }) => setCsv(target.value)}
      />
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <div>
        <Button type="submit" aria-disabled={isPending || csv.trim() === ''}>
          {networkMoneyTexts.confirmSend}
        </Button>
      </div>
      <div role="status">
        <Sentences>
          {results.map(({ line, id, result, message }) => (
            <li key={line}>
              {[
                networkMoneyTexts.confirmLine(line, id),
                networkMoneyTexts.lineResults[result],
                ...(message ? [message] : []),
              ].join(' · ')}
            </li>
          ))}
        </Sentences>
      </div>
    </PageSection>
  );
}

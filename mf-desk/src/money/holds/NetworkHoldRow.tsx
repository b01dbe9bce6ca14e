import { Button, ButtonLink } from '@marquee/shared';
import { type HoldDecision, holdTransitions, type ModeratorHold, moneyText } from '@marquee/shared/domain';
import { HoldWords } from '@marquee/vocal-kit/money/HoldWords.tsx';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { WordsForm } from '@marquee/vocal-kit/notes/WordsForm.tsx';
import { Faint, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useMay } from '@marquee/vocal-kit/session/useMay.ts';
import { useContext, useState } from 'react';
import { NetworkMoneyApiContext } from '../NetworkMoneyApiContext.ts';
import { readsPath } from '../readsPath.ts';
import { networkHoldTexts } from './networkHoldTexts.ts';

const decisions = ['release', 'reverse'] as const satisfies readonly HoldDecision['action'][];

type NetworkHoldRowProps = { hold: ModeratorHold; onChanged: () => void };

/** Hold with its writer, its reads, the texts of both sides, and the decisions. */
export function NetworkHoldRow({ hold, onChanged }: NetworkHoldRowProps) {
  const api = useContext(NetworkMoneyApiContext);
  const nameOf = useSiteName();
  const [chosen, setChosen] = useState<HoldDecision['action'] | null>(null);
  const { id, status, amount, reads, day, post, sites, writer, placedBy, placedAt, until, answer, answerUntil } = hold;
  const title = networkHoldTexts.title(writer.name, moneyText(amount));
  const mayDecide = useMay()('decideHold');
  const possible = decisions.filter(
    (action) => mayDecide && holdTransitions.some((step) => step.action === action && step.from.includes(status)),
  );
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{title}</RowName>
          <p>{[networkHoldTexts.statuses[status], networkHoldTexts.facts(reads, day)].join(' · ')}</p>
          <Faint>
            {[
              ...(post ? [`“${post.name}”`] : []),
              ...sites.map((site) => nameOf(site)),
              networkHoldTexts.placed(placedBy.name, placedAt),
              networkHoldTexts.until(until),
            ].join(' · ')}
          </Faint>
        </div>
        <WrappingRow>
          <ButtonLink $quiet to={readsPath(hold.filter)} aria-label={networkHoldTexts.seeReadsOf(title)}>
            {networkHoldTexts.seeReads}
          </ButtonLink>
          {possible.map((action) => (
            <Button
              key={action}
              $quiet={action === 'reverse'}
              aria-label={networkHoldTexts.actionOf(networkHoldTexts.actions[action], title)}
              onClick={() => setChosen(action)}
            >
              {networkHoldTexts.actions[action]}
            </Button>
          ))}
        </WrappingRow>
      </RowHead>
      <HoldWords hold={hold} texts={networkHoldTexts} />
      {possible.length > 0 && !answer ? <Faint>{networkHoldTexts.answerUntil(answerUntil)}</Faint> : null}
      {chosen ? (
        <WordsForm
          key={chosen}
          label={networkHoldTexts.decisionReason}
          action={networkHoldTexts.record}
          send={async (reason) => {
            await api.decideHold(id, { action: chosen, reason });
            onChanged();
          }}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </CurationRow>
  );
}

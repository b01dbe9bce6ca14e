import { Button } from '@marquee/shared';
import { type Hold, moneyText } from '@marquee/shared/domain';
import { HoldWords } from '@marquee/vocal-kit/money/HoldWords.tsx';
import { WordsForm } from '@marquee/vocal-kit/notes/WordsForm.tsx';
import { Faint, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useContext, useState } from 'react';
import { MoneyApiContext } from '../MoneyApiContext.ts';
import { HoldReads } from './HoldReads.tsx';
import { holdTexts } from './holdTexts.ts';

type HoldRowProps = { hold: Hold; onChanged: () => void };

/** Hold with its reads and the answer of the writer. */
export function HoldRow({ hold, onChanged }: HoldRowProps) {
  const api = useContext(MoneyApiContext);
  const [isAnswering, setAnswering] = useState(false);
  const [isShown, setShown] = useState(false);
  const { id, status, amount, reads, day, post, placedAt, until } = hold;
  const title = holdTexts.title(moneyText(amount), reads, day);
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{title}</RowName>
          <p>{holdTexts.statuses[status]}</p>
          <Faint>
            {[
              post ? `“${post.name}”` : holdTexts.severalPosts,
              holdTexts.placed(placedAt),
              holdTexts.until(until),
            ].join(' · ')}
          </Faint>
        </div>
        <WrappingRow>
          <Button
            $quiet
            aria-expanded={isShown}
            aria-label={holdTexts.showReadsOf(title)}
            onClick={() => setShown(!isShown)}
          >
            {holdTexts.showReads}
          </Button>
          {status === 'held' ? (
            <Button aria-label={holdTexts.answerTo(title)} onClick={() => setAnswering(true)}>
              {holdTexts.answerIt}
            </Button>
          ) : null}
        </WrappingRow>
      </RowHead>
      <HoldWords hold={hold} texts={holdTexts} />
      {isShown ? <HoldReads holdId={id} title={title} /> : null}
      {isAnswering ? (
        <WordsForm
          label={holdTexts.answerLabel}
          action={holdTexts.send}
          send={async (words) => {
            await api.answerHold(id, words);
            onChanged();
          }}
          onClose={() => setAnswering(false)}
        />
      ) : null}
    </CurationRow>
  );
}

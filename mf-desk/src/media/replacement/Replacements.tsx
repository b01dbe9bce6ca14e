import { Button } from '@marquee/shared';
import type { MediaReplacement } from '@marquee/shared/domain';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { Faint, Fault, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList, CurationRow } from '@marquee/vocal-kit/panels/rowParts.ts';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { useContext, useState } from 'react';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';

type ReplacementsProps = {
  replacements: readonly MediaReplacement[];
  mayEdit: boolean;
  onDone: () => void;
  say: (sentence: string) => void;
};

/** The last replacements of a picture and by it. Each can be undone, and continued if it had to stop. */
export function Replacements({ replacements, mayEdit, onDone, say }: ReplacementsProps) {
  const api = useContext(MediaApiContext);
  const [fault, setFault] = useState('');
  if (replacements.length === 0) return null;

  async function take(step: Promise<MediaReplacement>, said: (replacement: MediaReplacement) => string): Promise<void> {
    setFault('');
    try {
      say(said(await step));
    } catch (error) {
      setFault(apiMessage(error, mediaTexts.replaceFailed));
    }
    onDone();
  }

  return (
    <PageSection>
      <h2>{mediaTexts.history}</h2>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <CurationList>
        {replacements.map((replacement) => {
          const { id, from, to, at, by, changed, left, isUndone } = replacement;
          const isOpen = !isUndone && left > 0;
          return (
            <CurationRow key={id}>
              <div>
                <div dir="auto">{mediaTexts.by(from.title, to.title)}</div>
                <Faint as="div">
                  <TimeAgo at={at} />
                  {by ? ` · ${by.name}` : null} · {mediaTexts.changed(changed)}
                  {left > 0 ? ` · ${mediaTexts.left(left)}` : null}
                  {isUndone ? ` · ${mediaTexts.isUndone}` : null}
                </Faint>
              </div>
              {mayEdit ? (
                <WrappingRow>
                  {isOpen ? (
                    <Button
                      $quiet
                      onClick={() =>
                        void take(api.continueReplacement(id), (done) => mediaTexts.replaced(done.changed))
                      }
                    >
                      {mediaTexts.goOn}
                    </Button>
                  ) : null}
                  {isUndone && left === 0 ? null : (
                    <Button
                      $quiet
                      aria-label={mediaTexts.undoOf(from.title, to.title)}
                      onClick={() => void take(api.undoReplacement(id), () => mediaTexts.undone)}
                    >
                      {mediaTexts.undo}
                    </Button>
                  )}
                </WrappingRow>
              ) : null}
            </CurationRow>
          );
        })}
      </CurationList>
    </PageSection>
  );
}

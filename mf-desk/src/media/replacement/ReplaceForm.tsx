import { Button } from '@marquee/shared';
import type { MediaItem } from '@marquee/shared/domain';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { CheckRow } from '@marquee/vocal-kit/form/CheckRow.ts';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { Faint, Fault, PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { type FormEvent, useContext, useState } from 'react';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';
import { OtherPicture } from './OtherPicture.tsx';

type ReplaceFormProps = { item: MediaItem; onDone: () => void; say: (sentence: string) => void };

/** Replaces a picture in all posts of its magazine by another picture of the library, or by a new upload. */
export function ReplaceForm({ item, onDone, say }: ReplaceFormProps) {
  const api = useContext(MediaApiContext);
  const [isOpen, open] = useState(false);
  const [other, setOther] = useState<MediaItem | null>(null);
  const [withTexts, setWithTexts] = useState(true);
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);

  async function replace(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (!other) return setFault(mediaTexts.needOther);
    setPending(true);
    setFault('');
    try {
      const { changed } = await api.replace(item.id, { by: other.id, withTexts });
      say(mediaTexts.replaced(changed));
      onDone();
    } catch (error) {
      setFault(apiMessage(error, mediaTexts.replaceFailed));
    } finally {
      setPending(false);
    }
  }

  if (!isOpen)
    return (
      <div>
        <Button onClick={() => open(true)}>{mediaTexts.replace}</Button>
      </div>
    );
  return (
    <PageSection>
      <h2>{mediaTexts.replace}</h2>
      <RowForm
        label={mediaTexts.replace}
        isBusy={isPending}
        onSubmit={(event) => void replace(event)}
        onCancel={() => open(false)}
      >
        <p>{mediaTexts.replaceLead(item.posts)}</p>
        <OtherPicture item={item} other={other} onChoose={setOther} />
        <div>
          <CheckRow>
            <input type="checkbox" checked={withTexts} onChange={({ target }) => setWithTexts(target.checked)} />
            {mediaTexts.withTexts}
          </CheckRow>
          <Faint>{mediaTexts.withTextsHint}</Faint>
        </div>
        {fault ? <Fault role="alert">{fault}</Fault> : null}
        <FormEnd>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? mediaTexts.replacing : mediaTexts.replaceNow}
          </Button>
          <Button $quiet onClick={() => open(false)}>
            {mediaTexts.cancel}
          </Button>
        </FormEnd>
      </RowForm>
    </PageSection>
  );
}

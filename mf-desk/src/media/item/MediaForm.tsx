import { Button } from '@marquee/shared';
import type { MediaFields, MediaItem, MediaResponse } from '@marquee/shared/domain';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { type FormEvent, useContext, useState } from 'react';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';
import { FocalPointField } from './FocalPointField.tsx';
import { MediaTermFields } from './MediaTermFields.tsx';
import { MediaTextFields } from './MediaTextFields.tsx';

type MediaFormProps = {
  item: MediaItem;
  mayEdit: boolean;
  onSaved: (response: MediaResponse) => void;
  onOutdated: () => void;
  say: (sentence: string) => void;
};

/** Form with the fields of a picture. An account that may only read sees the same fields, disabled. */
export function MediaForm({ item, mayEdit, onSaved, onOutdated, say }: MediaFormProps) {
  const api = useContext(MediaApiContext);
  const [fields, setFields] = useState<MediaFields>(() => fieldsOf(item));
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const change = (changed: Partial<MediaFields>) => setFields({ ...fields, ...changed });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || fields.title.trim() === '') return;
    setPending(true);
    setFault('');
    try {
      onSaved(await api.change(item.id, { ...fields, version: item.version }));
      say(mediaTexts.saved);
    } catch (error) {
      setFault(apiMessage(error, mediaTexts.saveFailed));
      // The typed fields stay, and the next save names the version of somebody else's change.
      if (isOutdated(error)) onOutdated();
    } finally {
      setPending(false);
    }
  }

  return (
    <FormBody aria-label={mediaTexts.details} onSubmit={(event) => void save(event)}>
      <FocalPointField
        image={item.image}
        alt={item.altText ?? ''}
        focus={fields.focus}
        disabled={!mayEdit}
        onChange={(focus) => change({ focus })}
      />
      <MediaTextFields fields={fields} disabled={!mayEdit} onChange={change} />
      <MediaTermFields fields={fields} disabled={!mayEdit} onChange={change} />
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      {mayEdit ? (
        <FormEnd>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? mediaTexts.saving : mediaTexts.save}
          </Button>
        </FormEnd>
      ) : null}
    </FormBody>
  );
}

function fieldsOf({ title, credit, rights, altText, focus, lastDay, isForWriters }: MediaItem): MediaFields {
  return { title, credit, rights, altText, focus, lastDay, isForWriters };
}

function isOutdated(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 409;
}

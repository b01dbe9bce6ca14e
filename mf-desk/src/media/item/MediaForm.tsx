import { Button } from '@marquee/shared';
import { type MediaFields, type MediaItem, type MediaResponse, mediaLimits } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { CheckRow } from '@marquee/vocal-kit/form/CheckRow.ts';
import { FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { type FormEvent, useContext, useState } from 'react';
import { MediaApiContext } from '../MediaApiContext.ts';
import { mediaTexts } from '../mediaTexts.ts';
import { FocalPointField } from './FocalPointField.tsx';

const DayInput = styled.input`
  ${inputStyles}
`;

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
  const needsTitle = fields.title.trim() === '';
  const change = (changed: Partial<MediaFields>) => setFields({ ...fields, ...changed });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || needsTitle) return;
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
      <TextField
        field="title"
        label={mediaTexts.title}
        value={fields.title}
        maxLength={mediaLimits.title}
        disabled={!mayEdit}
        fault={needsTitle ? mediaTexts.needTitle : undefined}
        onChange={(title) => change({ title })}
      />
      <TextField
        field="credit"
        label={mediaTexts.creditLabel}
        hint={mediaTexts.creditHint}
        value={fields.credit}
        maxLength={mediaLimits.credit}
        disabled={!mayEdit}
        onChange={(credit) => change({ credit })}
      />
      <div>
        <TextField
          field="altText"
          label={mediaTexts.altText}
          hint={mediaTexts.altHint}
          value={fields.altText ?? ''}
          maxLength={mediaLimits.altText}
          disabled={!mayEdit || fields.altText === ''}
          onChange={(altText) => change({ altText: altText || null })}
        />
        <CheckRow>
          <input
            type="checkbox"
            disabled={!mayEdit}
            checked={fields.altText === ''}
            onChange={({ target }) => change({ altText: target.checked ? '' : null })}
          />
          {mediaTexts.decorative}
        </CheckRow>
      </div>
      <TextField
        field="rights"
        label={mediaTexts.rights}
        hint={mediaTexts.rightsHint}
        rows={3}
        value={fields.rights}
        maxLength={mediaLimits.rights}
        disabled={!mayEdit}
        onChange={(rights) => change({ rights })}
      />
      <Labelled field="lastDay" label={mediaTexts.lastDay} hint={mediaTexts.lastDayHint}>
        {(control) => (
          <DayInput
            {...control}
            type="date"
            disabled={!mayEdit}
            value={fields.lastDay ?? ''}
            onChange={({ target }) => change({ lastDay: target.value || null })}
          />
        )}
      </Labelled>
      <CheckRow>
        <input
          type="checkbox"
          disabled={!mayEdit}
          checked={fields.isForWriters}
          onChange={({ target }) => change({ isForWriters: target.checked })}
        />
        {mediaTexts.isForWriters}
      </CheckRow>
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

import { Button } from '@marquee/shared';
import { draftLimits, type TemplateKind } from '@marquee/shared/domain';
import { type FormEvent, useId, useState } from 'react';
import { templateTexts } from './templateTexts.ts';

type SaveFormProps = {
  kind: TemplateKind;
  /** Returns true if the template is stored. */
  onSave: (name: string) => Promise<boolean>;
};

/** Form for the name of a new template. */
export function SaveForm({ kind, onSave }: SaveFormProps) {
  const [name, setName] = useState('');
  const [isPending, setPending] = useState(false);
  const noteId = useId();

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || name.trim() === '') return;
    setPending(true);
    const isStored = await onSave(name.trim());
    setPending(false);
    if (isStored) setName('');
  }

  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <label>
        {templateTexts.name}
        <input
          value={name}
          maxLength={draftLimits.templateName}
          autoComplete="off"
          aria-describedby={noteId}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit" aria-disabled={isPending || name.trim() === ''}>
        {templateTexts.save[kind]}
      </Button>
      <p id={noteId}>{templateTexts.saveNote[kind]}</p>
    </form>
  );
}

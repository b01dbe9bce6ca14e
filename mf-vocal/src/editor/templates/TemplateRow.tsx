import { Button } from '@marquee/shared';
import { draftLimits, type TemplateSummary } from '@marquee/shared/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { templateTexts } from './templateTexts.ts';

type TemplateRowProps = {
  template: TemplateSummary;
  useLabel: string;
  onUse: () => Promise<void>;
  /** Returns false if the name was not stored. */
  onRename: (name: string) => Promise<boolean>;
  onDelete: () => Promise<void>;
};

/** A template with its buttons. Renaming and deleting take the place of the buttons, until they are done or cancelled. */
export function TemplateRow({ template: { name }, useLabel, onUse, onRename, onDelete }: TemplateRowProps) {
  const [step, setStep] = useState<'rename' | 'delete' | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  // The pressed button has disappeared, so the focus moves to what replaced it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the step.
  useEffect(() => {
    if (!isFirst.current) row.current?.querySelector<HTMLElement>('input, button')?.focus();
    isFirst.current = false;
  }, [step]);
  const label = (action: string) => ({ 'aria-label': templateTexts.named(action, name) });
  const cancel = (
    <Button $quiet onClick={() => setStep(null)}>
      {templateTexts.cancel}
    </Button>
  );

  async function rename(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (typed !== '' && (await onRename(typed))) setStep(null);
  }

  if (step === 'rename')
    return (
      <li ref={row}>
        <form onSubmit={(event) => void rename(event)}>
          <label>
            {templateTexts.name}
            <input name="name" defaultValue={name} maxLength={draftLimits.templateName} autoComplete="off" />
          </label>
          <Button type="submit">{templateTexts.keep}</Button>
          {cancel}
        </form>
      </li>
    );
  if (step === 'delete')
    return (
      <li ref={row}>
        <p>{templateTexts.deleteQuestion(name)}</p>
        <Button {...label(templateTexts.delete)} onClick={() => void onDelete()}>
          {templateTexts.delete}
        </Button>
        {cancel}
      </li>
    );
  return (
    <li ref={row}>
      <p>{name}</p>
      <Button {...label(useLabel)} onClick={() => void onUse()}>
        {useLabel}
      </Button>
      <Button $quiet {...label(templateTexts.rename)} onClick={() => setStep('rename')}>
        {templateTexts.rename}
      </Button>
      <Button $quiet {...label(templateTexts.delete)} onClick={() => setStep('delete')}>
        {templateTexts.delete}
      </Button>
    </li>
  );
}

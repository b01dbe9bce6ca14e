import { Button } from '@marquee/shared';
import type { Story } from '@marquee/shared/domain';
import { DangerButton, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { TextAreaField } from '@marquee/vocal-kit/form/TextAreaField.tsx';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { useContext } from 'react';
import { planningTexts } from '../planningTexts.ts';

type DropFormProps = { story: Story; onSaved: (story: Story) => void; onCancel: () => void };

/** Drops a story, with an optional message to its writer. */
export function DropForm({ story, onSaved, onCancel }: DropFormProps) {
  const api = useContext(StoriesApiContext);
  const form = useForm({
    names: ['message'] as const,
    faultsIn: () => ({}),
    send: async ({ message }) => onSaved(await api.drop(story.id, { message: message.trim(), version: story.version })),
  });
  return (
    <RowForm
      label={planningTexts.dropOf(story.slug)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      {story.post ? <p>{planningTexts.willDrop}</p> : null}
      <TextAreaField
        name="message"
        label={planningTexts.messageOptional}
        hint={planningTexts.messageHint}
        error={form.failure?.fields.message}
        onTyped={form.onTyped}
      />
      <FormEnd>
        <Button $quiet onClick={onCancel}>
          {planningTexts.keep}
        </Button>
        <DangerButton type="submit" aria-disabled={form.isPending}>
          {planningTexts.drop}
        </DangerButton>
      </FormEnd>
    </RowForm>
  );
}

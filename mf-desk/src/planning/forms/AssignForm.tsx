import { Button } from '@marquee/shared';
import type { Story } from '@marquee/shared/domain';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { storyTexts } from '@marquee/vocal-kit/stories/storyTexts.ts';
import { useContext } from 'react';
import { planningTexts } from '../planningTexts.ts';
import { WriterField } from './WriterField.tsx';

type AssignFormProps = { story: Story; onSaved: (story: Story) => void; onCancel: () => void };

/** Assigns a story to a writer, who gets a draft and a notice. */
export function AssignForm({ story, onSaved, onCancel }: AssignFormProps) {
  const api = useContext(StoriesApiContext);
  const form = useForm({
    names: ['writer'] as const,
    faultsIn: ({ writer }) => (writer ? {} : { writer: planningTexts.needWriter }),
    send: async ({ writer }) => onSaved(await api.assign(story.id, { writer, version: story.version })),
  });
  return (
    <RowForm
      label={planningTexts.assignOf(story.slug)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      {story.writer ? <p>{planningTexts.willReassign}</p> : null}
      <WriterField site={story.site} error={form.failure?.fields.writer} />
      <FormEnd>
        <Button type="submit" aria-disabled={form.isPending}>
          {story.writer ? planningTexts.reassign : planningTexts.assign}
        </Button>
        <Button $quiet onClick={onCancel}>
          {storyTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}

import { Button } from '@marquee/shared';
import type { PitchAnswer, Story } from '@marquee/shared/domain';
import { storyLimits } from '@marquee/shared/domain';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { Choices, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { TextAreaField } from '@marquee/vocal-kit/form/TextAreaField.tsx';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { DueFields } from '@marquee/vocal-kit/stories/PlanFields.tsx';
import { dueNames, dueOf, duePointers, faultsOfDue, wordsOf } from '@marquee/vocal-kit/stories/planValues.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { storyTexts } from '@marquee/vocal-kit/stories/storyTexts.ts';
import { useContext, useState } from 'react';
import { planningTexts } from '../planningTexts.ts';

type Answer = PitchAnswer['answer'];
const answers = ['accept', 'ask', 'decline'] as const satisfies Answer[];
const names = ['message', ...dueNames, 'words'] as const;

type AnswerFormProps = { story: Story; onSaved: (story: Story) => void; onCancel: () => void };

/** Answers a pitch: accepts it with a due day, asks a question, or declines it with a message. */
export function AnswerForm({ story, onSaved, onCancel }: AnswerFormProps) {
  const api = useContext(StoriesApiContext);
  const [answer, setAnswer] = useState<Answer>('accept');
  const isAcceptance = answer === 'accept';
  const form = useForm({
    names,
    pointers: duePointers,
    faultsIn: (values) => ({
      ...(!isAcceptance && values.message.trim() === '' && { message: planningTexts.needMessage }),
      ...(isAcceptance && faultsOfDue(values)),
      ...(isAcceptance &&
        values.words !== '' &&
        wordsOf(values.words) === null && { words: storyTexts.needWords(storyLimits.words) }),
    }),
    send: async (values) =>
      onSaved(
        await api.answer(story.id, {
          ...{ answer, message: values.message.trim(), editor: null, version: story.version },
          due: isAcceptance ? dueOf(values) : null,
          words: isAcceptance ? wordsOf(values.words) : null,
        }),
      ),
  });
  return (
    <RowForm
      label={planningTexts.answerOf(story.slug)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <Choices>
        <legend>{planningTexts.yourAnswer}</legend>
        {answers.map((one) => (
          <label key={one}>
            <input type="radio" name="answer" checked={answer === one} onChange={() => setAnswer(one)} />
            {planningTexts.answers[one]}
          </label>
        ))}
      </Choices>
      {isAcceptance ? (
        <>
          <DueFields form={form} due={null} site={story.site} />
          <Field
            name="words"
            label={storyTexts.wordsField}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            defaultValue={story.words ?? ''}
            error={form.failure?.fields.words}
            onTyped={form.onTyped}
          />
        </>
      ) : null}
      <TextAreaField
        name="message"
        label={isAcceptance ? planningTexts.messageOptional : planningTexts.message}
        hint={planningTexts.messageHint}
        error={form.failure?.fields.message}
        onTyped={form.onTyped}
      />
      <FormEnd>
        <Button type="submit" aria-disabled={form.isPending}>
          {planningTexts.sendAnswer}
        </Button>
        <Button $quiet onClick={onCancel}>
          {storyTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}

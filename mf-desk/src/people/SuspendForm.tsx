import { Button } from '@marquee/shared';
import { type Person, peopleLimits } from '@marquee/shared/domain';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { DangerButton, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { useContext } from 'react';
import { PeopleApiContext } from './PeopleApiContext.ts';
import { peopleTexts } from './peopleTexts.ts';

type SuspendFormProps = { person: Person; onSaved: (person: Person) => void; onCancel: () => void };

/** Suspends an account, with a reason for its person. */
export function SuspendForm({ person, onSaved, onCancel }: SuspendFormProps) {
  const api = useContext(PeopleApiContext);
  const form = useForm({
    names: ['reason'] as const,
    faultsIn: ({ reason }) => (reason.trim() ? {} : { reason: peopleTexts.needReason }),
    send: async ({ reason }) => onSaved(await api.suspend(person.id, { reason: reason.trim() })),
  });
  return (
    <RowForm
      label={peopleTexts.suspendOf(person.name)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <p>{peopleTexts.suspendLead}</p>
      <Field
        name="reason"
        label={peopleTexts.reason}
        hint={peopleTexts.reasonHint}
        maxLength={peopleLimits.reason}
        autoComplete="off"
        error={form.failure?.fields.reason}
        onTyped={form.onTyped}
      />
      <FormEnd>
        <DangerButton type="submit" disabled={form.isPending}>
          {peopleTexts.suspend}
        </DangerButton>
        <Button $quiet onClick={onCancel}>
          {peopleTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}

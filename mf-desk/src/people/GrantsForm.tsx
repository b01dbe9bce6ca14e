import { Button } from '@marquee/shared';
import { type Grant, type Person, peopleLimits } from '@marquee/shared/domain';
import { statusOf } from '@marquee/vocal-kit/form/formFailure.ts';
import { FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { RowForm } from '@marquee/vocal-kit/panels/RowForm.tsx';
import { useContext, useRef, useState } from 'react';
import { GrantFields } from './GrantFields.tsx';
import { PeopleApiContext } from './PeopleApiContext.ts';
import { peopleTexts } from './peopleTexts.ts';

type GrantsFormProps = {
  person: Person;
  onSaved: (person: Person) => void;
  onGone: () => void;
  onOutdated: () => void;
  onCancel: () => void;
};

const newGrant: Grant = { role: 'editor', site: null, until: null };

/** Changes the roles of an account: a row of fields for each role. */
export function GrantsForm({ person, onSaved, onGone, onOutdated, onCancel }: GrantsFormProps) {
  const api = useContext(PeopleApiContext);
  const { rows, add, change, remove } = useGrantRows(person.grants);
  const form = useForm<never>({
    names: [],
    faultsIn: () => ({}),
    async send() {
      try {
        const grants = rows.map(({ grant }) => grant);
        onSaved(await api.changeGrants(person.id, { grants, before: person.grants }));
      } catch (error) {
        if (statusOf(error) === 404) return onGone();
        if (statusOf(error) === 409) onOutdated();
        throw error;
      }
    },
  });
  return (
    <RowForm
      label={peopleTexts.changeOf(person.name)}
      element={form.element}
      isBusy={form.isPending}
      onSubmit={form.onSubmit}
      onCancel={onCancel}
    >
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      {rows.map(({ id, grant }, place) => (
        <GrantFields
          key={id}
          {...{ id, grant }}
          number={place + 1}
          onChange={(next) => change(id, next)}
          onRemove={() => {
            remove(id);
            form.element.current?.querySelector<HTMLElement>('[data-add]')?.focus();
          }}
        />
      ))}
      <div>
        <Button $quiet data-add onClick={add} disabled={rows.length >= peopleLimits.grants}>
          {peopleTexts.add}
        </Button>
      </div>
      <FormEnd>
        <Button type="submit" disabled={form.isPending}>
          {peopleTexts.save}
        </Button>
        <Button $quiet onClick={onCancel}>
          {peopleTexts.cancel}
        </Button>
      </FormEnd>
    </RowForm>
  );
}

/** The typed roles. Each has an id of its own, so that removing one leaves the fields of the others alone. */
function useGrantRows(stored: readonly Grant[]) {
  const nextId = useRef(stored.length);
  const [rows, setRows] = useState(() => (stored.length > 0 ? stored : [newGrant]).map((grant, id) => ({ id, grant })));
  return {
    rows,
    add() {
      nextId.current += 1;
      const id = nextId.current;
      setRows((before) => [...before, { id, grant: newGrant }]);
    },
    change(id: number, grant: Grant) {
      setRows((before) => before.map((row) => (row.id === id ? { id, grant } : row)));
    },
    remove(id: number) {
      setRows((before) => before.filter((row) => row.id !== id));
    },
  };
}

import { Button } from '@marquee/shared';
import { grantText, type Person } from '@marquee/shared/domain';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Faint, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useContext } from 'react';
import { ConfirmForm } from '../curation/ConfirmForm.tsx';
import type { RowForms } from '../curation/useRowForms.ts';
import { GrantsForm } from './GrantsForm.tsx';
import { PeopleApiContext } from './PeopleApiContext.ts';
import { peopleTexts } from './peopleTexts.ts';
import { SuspendForm } from './SuspendForm.tsx';

/** The forms of a row. */
export type PersonForm = 'roles' | 'suspend' | 'restore';

type PersonRowProps = {
  person: Person;
  forms: RowForms<PersonForm>;
  onChanged: (person: Person, sentence: string) => void;
  /** Called when the row shows roles that another administrator has changed. */
  onOutdated: () => void;
};

/** An account with its roles and its suspension, which forms below it change. */
export function PersonRow({ person, forms, onChanged, onOutdated }: PersonRowProps) {
  const siteName = useSiteName();
  const { id, name, email, grants, suspension } = person;
  const button = (form: PersonForm, label: string, name: string) => (
    <Button
      $quiet
      aria-expanded={forms.open?.id === id && forms.open.form === form}
      aria-label={name}
      onClick={({ currentTarget }) => forms.toggle(id, form, currentTarget)}
    >
      {label}
    </Button>
  );
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{name}</RowName>
          <Faint>{email}</Faint>
          {suspension ? <p>{peopleTexts.suspendedFor(suspension.reason)}</p> : null}
          {grants.length > 0 ? (
            grants.map((grant) => {
              const text = grantText(grant, siteName);
              return <p key={text}>{text}</p>;
            })
          ) : (
            <p>{peopleTexts.noRole}</p>
          )}
        </div>
        <WrappingRow>
          {button('roles', peopleTexts.change, peopleTexts.changeOf(name))}
          {suspension
            ? button('restore', peopleTexts.lift, peopleTexts.liftOf(name))
            : button('suspend', peopleTexts.suspend, peopleTexts.suspendOf(name))}
        </WrappingRow>
      </RowHead>
      <OpenForm {...{ person, forms, onChanged, onOutdated }} />
    </CurationRow>
  );
}

/** The form that is open in the row, if one is. */
function OpenForm({ person, forms, onChanged, onOutdated }: PersonRowProps) {
  const api = useContext(PeopleApiContext);
  const { id, name } = person;
  const onCancel = () => forms.close();
  switch (forms.open?.id === id ? forms.open.form : null) {
    case 'roles':
      return (
        <GrantsForm
          person={person}
          onSaved={(saved) => onChanged(saved, peopleTexts.saved(name))}
          onGone={() => {
            forms.closeGone(peopleTexts.gone(name));
            onOutdated();
          }}
          onOutdated={onOutdated}
          onCancel={onCancel}
        />
      );
    case 'suspend':
      return (
        <SuspendForm
          person={person}
          onSaved={(saved) => onChanged(saved, peopleTexts.suspended(name))}
          onCancel={onCancel}
        />
      );
    case 'restore':
      return (
        <ConfirmForm
          label={peopleTexts.liftOf(name)}
          sentence={peopleTexts.willLift(name)}
          action={peopleTexts.lift}
          keep={peopleTexts.keep}
          run={async () => onChanged(await api.restore(id), peopleTexts.lifted(name))}
          onCancel={onCancel}
        />
      );
    default:
      return null;
  }
}

import { Button } from '@marquee/shared';
import { grantText, type Person } from '@marquee/shared/domain';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowHead, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import type { RowForms } from '../curation/useRowForms.ts';
import { GrantsForm } from './GrantsForm.tsx';
import { peopleTexts } from './peopleTexts.ts';

export type PersonRowProps = {
  person: Person;
  forms: RowForms<'roles'>;
  onChanged: (person: Person, sentence: string) => void;
  /** Called when the row shows roles that another administrator has changed. */
  onOutdated: () => void;
};

/** An account with its roles, which a form below it changes. */
export function PersonRow({ person, forms, onChanged, onOutdated }: PersonRowProps) {
  const siteName = useSiteName();
  const { id, name, email, grants } = person;
  const isOpen = forms.open?.id === id;
  return (
    <CurationRow>
      <RowHead>
        <div>
          <RowName>{name}</RowName>
          <Faint>{email}</Faint>
          {grants.length > 0 ? (
            grants.map((grant) => {
              const text = grantText(grant, siteName);
              return <p key={text}>{text}</p>;
            })
          ) : (
            <p>{peopleTexts.noRole}</p>
          )}
        </div>
        <Button
          $quiet
          aria-expanded={isOpen}
          aria-label={peopleTexts.changeOf(name)}
          onClick={({ currentTarget }) => forms.toggle(id, 'roles', currentTarget)}
        >
          {peopleTexts.change}
        </Button>
      </RowHead>
      {isOpen ? (
        <GrantsForm
          person={person}
          onSaved={(saved) => onChanged(saved, peopleTexts.saved(name))}
          onGone={() => {
            forms.closeGone(peopleTexts.gone(name));
            onOutdated();
          }}
          onOutdated={onOutdated}
          onCancel={() => forms.close()}
        />
      ) : null}
    </CurationRow>
  );
}

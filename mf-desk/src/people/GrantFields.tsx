import { Button, usePageConfig } from '@marquee/shared';
import {
  endOfRole,
  type Grant,
  grantText,
  lastDayOf,
  type Role,
  roleNames,
  type SiteKey,
} from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { FieldRow } from '@marquee/vocal-kit/form/formParts.ts';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext } from 'react';
import { PeopleApiContext } from './PeopleApiContext.ts';
import { peopleTexts } from './peopleTexts.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 1rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > div {
    inline-size: 100%;
  }

  legend {
    padding: 0;
  }
`;

const roles = (Object.keys(roleNames) as Role[]).map((value) => ({ value, label: roleNames[value] }));

const DayInput = styled.input`
  ${inputStyles}
`;

type GrantFieldsProps = {
  id: number;
  /** Number of the role in the form, from 1. */
  number: number;
  grant: Grant;
  onChange: (grant: Grant) => void;
  onRemove: () => void;
};

/** The fields of one role: what it is, its magazine, and its last day. */
export function GrantFields({ id, number, grant, onChange, onRemove }: GrantFieldsProps) {
  const { sites } = usePageConfig();
  const siteName = useSiteName();
  return (
    <Group>
      <legend>{peopleTexts.roleNumber(number)}</legend>
      <FieldRow>
        <ChoiceField
          field={`role-${id}`}
          label={peopleTexts.role}
          value={grant.role}
          choices={roles}
          onChange={(role) => role && onChange({ ...grant, role, section: null })}
        />
        <ChoiceField
          field={`site-${id}`}
          label={peopleTexts.site}
          value={grant.site}
          none={peopleTexts.allSites}
          choices={sites.map(({ key: value, label }) => ({ value, label }))}
          onChange={(site) => onChange({ ...grant, site, section: null })}
        />
        {grant.role === 'editor' && grant.site !== null ? (
          <SectionField
            id={id}
            site={grant.site}
            section={grant.section ?? null}
            onChange={(section) => onChange({ ...grant, section })}
          />
        ) : null}
        <Labelled field={`until-${id}`} label={peopleTexts.lastDay} hint={peopleTexts.lastDayHint}>
          {(control) => (
            <DayInput
              {...control}
              type="date"
              value={grant.until === null ? '' : lastDayOf(grant.until)}
              onChange={({ target }) => onChange({ ...grant, until: target.value ? endOfRole(target.value) : null })}
            />
          )}
        </Labelled>
      </FieldRow>
      <Button $quiet aria-label={peopleTexts.removeOf(grantText(grant, siteName))} onClick={onRemove}>
        {peopleTexts.remove}
      </Button>
    </Group>
  );
}

type SectionFieldProps = {
  id: number;
  site: SiteKey;
  section: string | null;
  onChange: (section: string | null) => void;
};

/** Limits the role of an editor to a section of the magazine. */
function SectionField({ id, site, section, onChange }: SectionFieldProps) {
  const api = useContext(PeopleApiContext);
  const { value } = useLoaded(`sections ${site}`, (signal) => api.sections(site, { signal }));
  const categories = value?.categories ?? (section ? [{ key: section, name: section }] : []);
  return (
    <ChoiceField
      field={`section-${id}`}
      label={peopleTexts.section}
      value={section}
      none={peopleTexts.wholeSite}
      choices={categories.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={onChange}
    />
  );
}

import { Button, token } from '@marquee/shared';
import { bylineRoles, maxBylines, type PostBylines } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { Labelled } from '@marquee/vocal-kit/fields/Labelled.tsx';
import { apiMessage } from '@marquee/vocal-kit/form/apiMessage.ts';
import { Fault, PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useContext, useEffect, useRef, useState } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { bylineDeskTexts as texts } from './bylineDeskTexts.ts';
import { WriterSearch } from './WriterSearch.tsx';

type Named = PostBylines['bylines'][number];
type BylineFormProps = {
  postId: string;
  stored: PostBylines;
  onSaved: (saved: PostBylines) => void;
  onCancel: () => void;
};

const Group = styled.fieldset`
  display: grid;
  gap: ${token('space3')};
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  & > legend {
    /* A legend that floats is inside the border, as another child of the grid. */
    float: inline-start;
    padding: 0;
    font-weight: ${token('boldWeight')};
    overflow-wrap: anywhere;
  }
`;
/** The part beside the share, also in a phone's window. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token('space3')};
  inline-size: 100%;
`;
const Input = styled.input`
  ${inputStyles}
`;

const roleChoices = bylineRoles.map((value) => ({ value, label: texts.roles[value] }));

/** Changes the people beside the author: their parts and their shares of the money. */
export function BylineForm({ postId, stored, onSaved, onCancel }: BylineFormProps) {
  const api = useContext(ReviewApiContext);
  const [people, setPeople] = useState<readonly Named[]>(stored.bylines);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Each added person empties the search. */
  const [additions, setAdditions] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const added = useRef<string>(null);

  // The button that opened the form is gone, and so is the button that added a person.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  useEffect(() => {
    if (people.at(-1)?.userId !== added.current) return;
    added.current = null;
    document.getElementById(fieldId(roleFieldOf(people.at(-1)?.userId ?? '')))?.focus();
  }, [people]);

  const rest = 100 - people.reduce((sum, { percent }) => sum + percent, 0);

  function change(id: string, changes: Partial<Named>): void {
    setPeople((before) => before.map((person) => (person.userId === id ? { ...person, ...changes } : person)));
  }

  function remove(id: string): void {
    setPeople((before) => before.filter(({ userId }) => userId !== id));
    box.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }

  async function save(): Promise<void> {
    if (rest < 0) return setFault(texts.tooMuch);
    setBusy(true);
    setFault(null);
    try {
      onSaved(await api.setBylines(postId, { bylines: people.map(sent), before: stored.bylines.map(sent) }));
    } catch (error) {
      setFault(apiMessage(error, deskTexts.failed));
      setBusy(false);
    }
  }

  return (
    <PageSection as="div" ref={box} aria-busy={isBusy}>
      <p>{texts.lead}</p>
      {people.map((person) => (
        <PersonFields key={person.userId} person={person} onChange={change} onRemove={remove} />
      ))}
      {stored.author ? (
        <p role="status">
          <strong>{texts.rest(stored.author.name, Math.max(0, rest))}</strong>
        </p>
      ) : null}
      {people.length < maxBylines ? (
        <WriterSearch
          key={additions}
          taken={new Set(people.map(({ userId }) => userId))}
          onAdd={({ id: userId, name }) => {
            added.current = userId;
            setAdditions((before) => before + 1);
            setPeople((before) => [...before, { userId, name, role: 'words', percent: 0 }]);
          }}
        />
      ) : (
        <p>{texts.full}</p>
      )}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <WrappingRow>
        <Button disabled={isBusy} onClick={() => void save()}>
          {texts.save}
        </Button>
        <Button $quiet disabled={isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </WrappingRow>
    </PageSection>
  );
}

const roleFieldOf = (userId: string) => `byline-role-${userId}`;
const sent = ({ userId, role, percent }: Named) => ({ userId, role, percent });

type PersonFieldsProps = {
  person: Named;
  onChange: (id: string, changes: Partial<Named>) => void;
  onRemove: (id: string) => void;
};

function PersonFields({ person: { userId, name, role, percent }, onChange, onRemove }: PersonFieldsProps) {
  return (
    <Group>
      <legend>{name}</legend>
      <Fields>
        <ChoiceField
          field={roleFieldOf(userId)}
          label={texts.role}
          value={role}
          choices={roleChoices}
          onChange={(chosen) => chosen && onChange(userId, { role: chosen })}
        />
        <Labelled field={`byline-percent-${userId}`} label={texts.percent} hint={texts.percentHint}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={100}
              step={1}
              value={percent}
              onChange={({ target }) => onChange(userId, { percent: wholePercent(target.value) })}
            />
          )}
        </Labelled>
      </Fields>
      <Button $quiet aria-label={texts.removeOf(name)} onClick={() => onRemove(userId)}>
        {texts.remove}
      </Button>
    </Group>
  );
}

/** Returns a typed number as a percent from 0 to 100. An empty field is 0. */
function wholePercent(typed: string): number {
  return Math.min(100, Math.max(0, Math.trunc(Number(typed)) || 0));
}

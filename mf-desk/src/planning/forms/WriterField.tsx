import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { Choices } from '@marquee/vocal-kit/form/formParts.ts';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { useContext, useEffect, useState } from 'react';
import { planningTexts } from '../planningTexts.ts';

/** Pause in typing, in milliseconds, after which the names are searched. */
const pauseMs = 300;

type Person = { id: string; key: string; name: string };
type WriterFieldProps = { site: string; none?: string; error?: string | undefined };

/** Finds an account by its name, and offers the matches as the field `writer`. Namesakes differ by their keys. */
export function WriterField({ site, none, error }: WriterFieldProps) {
  const api = useContext(StoriesApiContext);
  const [typed, setTyped] = useState('');
  const [q, search] = useState('');
  const [chosen, choose] = useState<Person | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { value } = useLoaded(`writers ${site} ${q}`, async (signal) =>
    q !== '' && site !== '' ? api.people(site, 'writer', q, { signal }) : null,
  );
  if (site === '') return null;
  const found = value?.people ?? [];
  const listed = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const nameOf = ({ name, key }: Person) =>
    listed.filter((other) => other.name === name).length > 1 ? `${name} (${key})` : name;
  return (
    <>
      <Field
        name="writer-words"
        label={planningTexts.findWriter}
        isOptional
        type="search"
        autoComplete="off"
        maxLength={100}
        error={error}
        onTyped={() => undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {value && found.length === 0 ? <Faint role="status">{planningTexts.noWriters}</Faint> : null}
      {listed.length > 0 ? (
        <Choices>
          <legend>{planningTexts.writers}</legend>
          {none === undefined ? null : (
            <label>
              <input type="radio" name="writer" value="" checked={chosen === null} onChange={() => choose(null)} />
              {none}
            </label>
          )}
          {listed.map((person) => (
            <label key={person.id}>
              <input
                type="radio"
                name="writer"
                value={person.id}
                checked={chosen?.id === person.id}
                onChange={() => choose(person)}
              />
              {nameOf(person)}
            </label>
          ))}
        </Choices>
      ) : null}
    </>
  );
}

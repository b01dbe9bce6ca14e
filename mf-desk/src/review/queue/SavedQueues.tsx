import { Button, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deskTexts } from '../deskTexts.ts';
import {
  maxQueueNameLength,
  maxSavedQueues,
  readSavedQueues,
  type SavedQueue,
  writeSavedQueues,
} from './savedQueues.ts';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space5')};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    gap: ${token('space1')};
    align-items: center;
    overflow-wrap: anywhere;
  }

  & a {
    color: ${token('link')};
  }

  & button {
    min-inline-size: 2rem;
    min-block-size: 2rem;
    border: 0;
    background: none;
    color: ${token('inkMuted')};
    font: inherit;
    cursor: pointer;
  }
`;

/**
 * Lists the views of the queue that the moderator has named, and lets the moderator name the current view.
 * @param search query of the current view's address
 */
export function SavedQueues({ userId, path, search }: { userId: string; path: string; search: string }) {
  const { section, queues, name, fault, isSaveable, setName, rename, store, save } = useSavedQueues(userId, search);

  if (queues.length === 0 && !isSaveable) return null;
  return (
    <section ref={section} aria-label={deskTexts.savedQueues}>
      {queues.length > 0 ? (
        <QueueNames
          {...{ queues, path, search }}
          onRemove={(queue) => store(queues.filter((other) => other !== queue))}
        />
      ) : null}
      {isSaveable && name === null ? (
        <Button $quiet onClick={() => rename('')}>
          {deskTexts.saveQueue}
        </Button>
      ) : null}
      {isSaveable && name !== null ? (
        <QueueNameForm name={name} onChange={setName} onSave={save} onCancel={() => rename(null)} />
      ) : null}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
    </section>
  );
}

type QueueNamesProps = {
  queues: readonly SavedQueue[];
  path: string;
  search: string;
  onRemove: (queue: SavedQueue) => void;
};

function QueueNames({ queues, path, search, onRemove }: QueueNamesProps) {
  return (
    <Names>
      {queues.map((queue) => (
        <li key={queue.name}>
          <Link to={path + queue.search} aria-current={queue.search === search ? 'page' : undefined}>
            {queue.name}
          </Link>
          <button type="button" aria-label={deskTexts.removeQueue(queue.name)} onClick={() => onRemove(queue)}>
            ×
          </button>
        </li>
      ))}
    </Names>
  );
}

type QueueNameFormProps = {
  name: string;
  onChange: (name: string) => void;
  onSave: (event: FormEvent) => void;
  onCancel: () => void;
};

function QueueNameForm({ name, onChange, onSave, onCancel }: QueueNameFormProps) {
  return (
    <WrappingRow as="form" onSubmit={onSave} aria-label={deskTexts.saveQueue}>
      <TextField
        field="queue-name"
        label={deskTexts.queueName}
        value={name}
        maxLength={maxQueueNameLength}
        onChange={onChange}
      />
      <Button type="submit">{deskTexts.save}</Button>
      <Button $quiet onClick={onCancel}>
        {deskTexts.cancel}
      </Button>
    </WrappingRow>
  );
}

/** Reads and stores the named views of a moderator. @param search query string of the view on the screen */
function useSavedQueues(userId: string, search: string) {
  const [queues, setQueues] = useState(() => readSavedQueues(userId));
  const [name, setName] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const hasFocusMoved = useRef(false);
  const isSaveable = search !== '' && !queues.some((queue) => queue.search === search);

  // The change removes the pressed button, so moves the focus to the field, or else to the last control of the views.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change shows other stops
  useEffect(() => {
    if (!hasFocusMoved.current) return;
    hasFocusMoved.current = false;
    const stops = section.current?.querySelectorAll<HTMLElement>('a, :scope > button');
    const target =
      section.current?.querySelector('input') ?? stops?.[stops.length - 1] ?? document.querySelector('main h1');
    if (target instanceof HTMLElement) target.focus();
  }, [queues, name]);

  function rename(next: string | null): void {
    hasFocusMoved.current = next === null || name === null;
    setName(next);
  }

  function store(next: readonly SavedQueue[]): void {
    setFault(writeSavedQueues(userId, next) ? null : deskTexts.notStored);
    hasFocusMoved.current = true;
    setQueues([...next]);
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    const given = name?.trim();
    if (!given) return;
    store([...queues.filter((queue) => queue.name !== given), { name: given, search }].slice(-maxSavedQueues));
    rename(null);
  }

  return { section, queues, name, fault, isSaveable, setName, rename, store, save };
}

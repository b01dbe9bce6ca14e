import type { Person } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { GrantsForm } from './GrantsForm.tsx';

const person: Person = {
  ...{ id: '7', key: 'ola-strand', name: 'Ola Strand', email: 'ola@strand.example', suspension: null },
  grants: [
    { role: 'editor', site: 'beat', until: '2026-12-05T00:00:00.000Z' },
    { role: 'accountant', site: null, until: null },
  ],
};

const form = (shown: Person) => (
  <GrantsForm
    person={shown}
    onSaved={() => undefined}
    onGone={() => undefined}
    onOutdated={() => undefined}
    onCancel={() => undefined}
  />
);

export const examples = defineExamples({
  use: 'The roles of an account, each with its magazine and its last day.',
  shown: { 'two roles': form(person), 'no role yet': form({ ...person, grants: [] }) },
});

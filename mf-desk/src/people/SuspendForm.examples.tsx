import type { Person } from '@marquee/shared/domain';
import { defineExamples } from '@marquee/shared/examples';
import { SuspendForm } from './SuspendForm.tsx';

const person: Person = {
  ...{ id: '7', key: 'ola-strand', name: 'Ola Strand', email: 'ola@strand.example', grants: [], suspension: null },
};

export const examples = defineExamples({
  use: 'The reason for which an account is suspended.',
  shown: { 'no reason yet': <SuspendForm person={person} onSaved={() => undefined} onCancel={() => undefined} /> },
});

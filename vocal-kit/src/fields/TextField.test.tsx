import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './TextField.tsx';

/** Like the editor, takes over a text after the key's event. */
function LateDocument({ stored = (text) => text }: { stored?: (text: string) => string }) {
  const [value, setValue] = useState('the sea');
  return (
    <>
      <TextField
        field="words"
        label="Words"
        value={value}
        onChange={(text) => queueMicrotask(() => act(() => setValue(stored(text))))}
      />
      <button type="button" onClick={() => setValue('the sea')}>
        Undo
      </button>
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' });

it('keeps the caret where words are typed into a text', async () => {
  const user = userEvent.setup();
  render(<LateDocument />);
  await user.click(field());
  await user.keyboard('{Home}by ');
  expect(field()).toHaveValue('by the sea');
  expect(field().selectionStart).toBe(3);
  expect(screen.getByRole('status')).toHaveTextContent('by the sea');
});

it.each([
  ['one line', undefined],
  ['several lines', 3],
])('lets a text of %s choose its direction', (_length, rows) => {
  render(<TextField field="words" label="Words" value="שלום" rows={rows} onChange={() => undefined} />);
  expect(field()).toHaveAttribute('dir', 'auto');
});

it('shows a text that comes from elsewhere, as by undo', async () => {
  const user = userEvent.setup();
  render(<LateDocument />);
  await user.type(field(), ' at night');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field()).toHaveValue('the sea');
});

it('lets a word follow a space that the document does not keep', async () => {
  const user = userEvent.setup();
  render(<LateDocument stored={(text) => text.trim()} />);
  await user.type(field(), ' at');
  expect(field()).toHaveValue('the sea at');
  await user.type(field(), ' ');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field()).toHaveValue('the sea');
});

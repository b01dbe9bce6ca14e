import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskApi } from '../api/createDeskApi.ts';
import { DeskApiContext } from '../api/DeskApiContext.ts';
import { FakeDesk } from '../testing/saving/FakeDesk.ts';
import { settled } from '../testing/saving/settled.ts';
import { useDraftSaving } from './useDraftSaving.ts';

function Title() {
  const saving = useDraftSaving('post-1', 'user-1');
  if (saving.phase !== 'open') return <p>{saving.phase}</p>;
  return (
    <>
      <input
        aria-label="Title"
        value={saving.draft.title}
        onChange={(event) => saving.change({ title: event.target.value })}
      />
      <p role="status">{saving.state.kind}</p>
      <button type="button" onClick={() => void saving.saveNow()}>
        Save
      </button>
    </>
  );
}

describe('useDraftSaving', () => {
  it('opens a draft, shows changes at once, saves them, and has saved them when the component goes', async () => {
    const desk = new FakeDesk();
    const page = render(
      <DeskApiContext value={desk as unknown as DeskApi}>
        <Title />
      </DeskApiContext>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
    await userEvent.type(await screen.findByLabelText('Title'), 'Loud');
    expect(screen.getByLabelText('Title')).toHaveValue('Loud');
    expect(screen.getByRole('status')).toHaveTextContent('dirty');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('status')).toHaveTextContent('saved');
    expect(desk.stored.title).toBe('Loud');
    await userEvent.type(screen.getByLabelText('Title'), 'er');
    page.unmount();
    await act(settled);
    expect(desk.stored.title).toBe('Louder');
  });
});

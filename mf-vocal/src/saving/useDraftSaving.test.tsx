import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WriterApi } from '../api/createWriterApi.ts';
import { WriterApiContext } from '../api/WriterApiContext.ts';
import { FakeWriterApi } from '../testing/saving/FakeWriterApi.ts';
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
    const api = new FakeWriterApi();
    const page = render(
      <WriterApiContext value={api as unknown as WriterApi}>
        <Title />
      </WriterApiContext>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
    await userEvent.type(await screen.findByLabelText('Title'), 'Loud');
    expect(screen.getByLabelText('Title')).toHaveValue('Loud');
    expect(screen.getByRole('status')).toHaveTextContent('dirty');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('status')).toHaveTextContent('saved');
    expect(api.stored.title).toBe('Loud');
    await userEvent.type(screen.getByLabelText('Title'), 'er');
    page.unmount();
    await act(settled);
    expect(api.stored.title).toBe('Louder');
  });
});

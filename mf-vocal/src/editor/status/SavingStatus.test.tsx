import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { open } from '../../testing/saving/openDraftInTab.ts';
import { SavingNotice } from './SavingNotice.tsx';
import { SavingStatus } from './SavingStatus.tsx';

const none = () => undefined;

it.each([
  [
    'the server has a problem',
    { status: 500, problem: null },
    /^Something went wrong on our side\..*Vocal keeps trying\./,
  ],
  ['there is no connection', 'down', /^You are offline\./],
] as const)('says that %s, and that the words are kept', async (_, network, text) => {
  const { saver, api, shown } = await open();
  api.network = network;
  saver.change({ title: 'A' });
  await saver.saveNow();
  render(<SavingStatus state={shown().state} isKept />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('status')).toHaveTextContent('Your changes are stored in this browser');
});

it('asks to leave the page open when the server has a problem and the browser keeps nothing', () => {
  render(
    <SavingNotice
      state={{ kind: 'offline', cause: 'server' }}
      isKept={false}
      takeOver={none}
      retry={none}
      focusText={none}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong on our side.*Keep this page open/);
});

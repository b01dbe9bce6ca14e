import { setImmediate as nextTask } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { usePageTitle } from './usePageTitle.ts';

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

it('sets a title with spaces at its ends and two inside once', async () => {
  const { rerender } = render(<Page title="Fares · Vocal" />);
  expect(document.title).toBe('Fares · Vocal');
  rerender(<Page title={' Fares \n of  · Vocal '} />);
  // An endless exchange of titles would leave no turn to this task.
  await nextTask();
  expect(document.title).toBe('Fares of · Vocal');
});

it('sets its title again after the shell has set its own', async () => {
  render(<Page title="Fares  of · Vocal" />);
  document.title = 'Vocal';
  await nextTask();
  expect(document.title).toBe('Fares of · Vocal');
});

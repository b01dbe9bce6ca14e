import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBlockChoice } from './useBlockChoice.ts';

function Page() {
  useBlockChoice();
  return (
    <article>
      <p>
        Nobody <em>waits at</em> the <button type="button">harbour</button>.
      </p>
    </article>
  );
}

function open(frameName: string): void {
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  window.name = frameName;
  render(<Page />);
}
const chosen = () => getSelection()?.toString().replaceAll(/\s+/g, ' ');

afterEach(() => {
  jest.restoreAllMocks();
  window.name = '';
  getSelection()?.removeAllRanges();
});

it('selects the words of a clicked block on the review desk', async () => {
  open('marquee-review');
  await userEvent.click(screen.getByText('waits at'));
  expect(chosen()).toBe('Nobody waits at the harbour.');
});

it('ignores a click on a button', async () => {
  open('marquee-review');
  await userEvent.click(screen.getByRole('button'));
  expect(chosen()).toBe('');
});

it('selects nothing in another frame', async () => {
  open('preview');
  await userEvent.click(screen.getByText('waits at'));
  expect(chosen()).toBe('');
});

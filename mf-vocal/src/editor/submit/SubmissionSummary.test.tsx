import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubmissionSummary } from './SubmissionSummary.tsx';

it('takes the focus, so that a writer at the end of the text sees what is missing', async () => {
  const goTo = jest.fn();
  render(<SubmissionSummary message="Almost there." faults={{ site: 'Choose a magazine.' }} goTo={goTo} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(goTo).toHaveBeenCalledWith('site');
});

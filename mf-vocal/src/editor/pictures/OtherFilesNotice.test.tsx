import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OtherFilesNotice } from './OtherFilesNotice.tsx';

it('names the files that are no pictures and the types that are, until it is closed', async () => {
  const onClose = jest.fn();
  const { rerender } = render(<OtherFilesNotice names={['notes.docx', 'talk.mp3']} onClose={onClose} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^notes\.docx, talk\.mp3: .*GIF, JPEG, PNG or PDF/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<OtherFilesNotice names={[]} onClose={onClose} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

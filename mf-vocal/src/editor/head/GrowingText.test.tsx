import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { GrowingText } from './GrowingText.tsx';

it('lets the text choose its direction', () => {
  render(<GrowingText aria-label="Title" value="שלום" onChange={() => undefined} onEnter={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('dir', 'auto');
});

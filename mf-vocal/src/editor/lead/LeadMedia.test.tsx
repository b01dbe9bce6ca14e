import { expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { examples } from './LeadMedia.examples.tsx';

const renderLead = (name: keyof typeof examples.shown) => render(<InPage>{examples.shown[name]}</InPage>);
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

it('keeps picture and video when the writer changes between them', () => {
  renderLead('a video with its picture');
  choose('Picture');
  expect(screen.queryByRole('textbox', { name: 'Video ID or link' })).toBeNull();
  expect(screen.getByRole('img', { name: 'A projection booth' })).toBeVisible();
  choose('Video');
  expect(screen.getByRole('textbox', { name: 'Video ID or link' })).toHaveValue(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
});

it.each([
  ['59729282', 'This is a Brightcove ID.'],
  ['5972928', 'This video cannot play in a post. Readers get a link instead.'],
])('says of %s: %s', (typed, hint) => {
  renderLead('a video without a picture');
  const field = screen.getByRole('textbox', { name: 'Video ID or link' });
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveAccessibleDescription(hint);
});

it('has a caption with its marks, an alternative text and a layout', () => {
  renderLead('a picture');
  expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveTextContent('Marta with Hardy, by Lamp');
  expect(screen.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A projection booth');
  fireEvent.click(screen.getByRole('button', { name: 'Wider than the column' }));
  expect(screen.getByRole('button', { name: 'Wider than the column' })).toHaveAttribute('aria-pressed', 'true');
});

it('can only be read while another tab writes', () => {
  render(<InPage>{examples.hidden['read-only']}</InPage>);
  expect(screen.getByRole('textbox', { name: 'Alternative text' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Caption' })).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByLabelText(/Replace picture/)).toBeNull();
});

import { expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { examples } from './SettingsPanel.examples.tsx';

const renderPanel = (name: keyof typeof examples.shown) => render(<InPage>{examples.shown[name]}</InPage>);
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const card = () => within(screen.getByRole('figure', { name: 'Social preview' }));

it('shows the card of the post by the rule of its page', () => {
  renderPanel('filled');
  expect(card().getByText('marquee.example')).toBeVisible();
  expect(card().getByText('The last reel at the Rialto')).toBeVisible();
  type('Summary', 'A lamp.');
  expect(card().getByText('A lamp.')).toBeVisible();
  type('Search description', 'A lamp, found.');
  expect(card().getByText('A lamp, found.')).toBeVisible();
  type('Sharing description', 'A lamp, shared.');
  type('Sharing title', 'Look');
  expect(card().getByText('A lamp, shared.')).toBeVisible();
  expect(card().getByText('Look')).toBeVisible();
});

it('counts the characters that are shown of a text', () => {
  renderPanel('filled');
  type('Search title', 'The last reel');
  expect(screen.getByText('47 of 60 characters left')).toBeVisible();
  type('Search title', 'x'.repeat(61));
  expect(screen.getByText('1 character too long: only the first 60 are shown.')).toBeVisible();
});

it('says what another magazine drops, and takes it back', () => {
  renderPanel('filled');
  fireEvent.change(screen.getByRole('combobox', { name: 'Magazine' }), { target: { value: 'feast' } });
  expect(screen.getByText(/Removed, because they belong to Marquee: category, tags\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the tag Cinemas' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to Marquee' }));
  expect(screen.getByRole('combobox', { name: 'Magazine' })).toHaveValue('marquee');
  expect(screen.getByRole('button', { name: 'Remove the tag Cinemas' })).toBeVisible();
});

it('shows the address, and refuses one that another page has', () => {
  renderPanel('filled');
  expect(screen.getByText('https://marquee.example/last-reel-at-the-rialto')).toBeVisible();
  type('URL slug', 'Night drive');
  expect(screen.getByText('https://marquee.example/night-drive')).toBeVisible();
  type('URL slug', 'search');
  expect(screen.getByRole('textbox', { name: 'URL slug' })).toHaveAccessibleDescription(
    /“search” is used by another page/,
  );
});

it('says when no more tags can be new', () => {
  renderPanel('filled');
  const field = screen.getByRole('combobox', { name: 'Tags' });
  for (const name of ['one', 'two', 'three']) {
    fireEvent.change(field, { target: { value: name } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  expect(screen.getByRole('button', { name: 'Remove the tag two' })).toBeVisible();
  expect(field).toHaveAccessibleDescription(/You can add up to 3 new tags/);
});

it('leaves the numbering of items to the items', () => {
  renderPanel('filled');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('article');
  expect(screen.queryByRole('combobox', { name: /Numbering/ })).toBeNull();
});

it('offers languages by their names, and keeps a language that it does not offer', async () => {
  renderPanel('filled');
  const field = await screen.findByRole('combobox', { name: 'Language of the post' });
  expect(field).toHaveDisplayValue('fo');
  fireEvent.change(field, { target: { value: 'pt-BR' } });
  expect(field).toHaveDisplayValue('Portuguese (Brazil)');
  fireEvent.change(field, { target: { value: '' } });
  expect(field).toHaveDisplayValue('The magazine’s language');
});

import { expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { examples } from '../../writing/DocumentArea.examples.tsx';

const documents = { ...examples.shown, ...examples.hidden };
/** The editor renders the views of its blocks after its document. */
const renderDocument = async (name: keyof typeof documents) => {
  await act(async () => void render(<InPage>{documents[name]}</InPage>));
  return document.body;
};
/** The numbers of the items, in the order of the text. */
const numbers = (container: Element) => [...container.querySelectorAll('[data-number]')].map(numberOf);
const numberOf = (item: Element) => item.getAttribute('data-number');

it('numbers items as readers see them, texts and blocks alike', async () => {
  const container = await renderDocument('a listicle');
  expect(numbers(container)).toEqual(['1', '2', '3']);
  expect(screen.getByRole('heading', { name: 'Vane' })).toHaveAttribute('data-number', '1');
});

it('counts down in a descending listicle', async () => {
  const container = await renderDocument('a listicle that counts down');
  expect(numbers(container)).toEqual(['3', '2', '1']);
});

it('numbers nothing in another post', async () => {
  const container = await renderDocument('text');
  expect(numbers(container)).toEqual([]);
});

it('has a checkbox of 24 px in a selected block', async () => {
  await renderDocument('a listicle with a selected block');
  const checkbox = screen.getByRole('checkbox', { name: 'Numbered list item' });
  expect(checkbox).toHaveStyle({ 'inline-size': '1.5rem', 'block-size': '1.5rem' });
});

const choose = (value: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByRole('combobox', { name: 'Numbering of the items' }), { target: { value } }),
  );

it('has the numbering at a selected item, and numbers up, down or not at all', async () => {
  const container = await renderDocument('a listicle with a selected block');
  expect(numbers(container)).toEqual(['1', '2', '3']);
  await choose('descending');
  expect(numbers(container)).toEqual(['3', '2', '1']);
  await choose('none');
  expect(numbers(container)).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Numbered list item' })));
  expect(numbers(container)).toEqual(['3', '2', '1']);
});

it('has the numbering at the section title with the caret', async () => {
  await renderDocument('a listicle with the caret in a title');
  expect(await screen.findByRole('combobox', { name: 'Numbering of the items' })).toHaveValue('ascending');
});

import { expect, it } from '@jest/globals';
import type { Money } from '@marquee/shared/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PriceField } from './PriceField.tsx';

function Product({ stored = null }: { stored?: Money | null }) {
  const [price, setPrice] = useState<Money | null>(stored);
  return (
    <>
      <PriceField field="price" price={price} onChange={setPrice} disabled={false} />
      <output>{JSON.stringify(price)}</output>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value } });
const price = () => JSON.parse(screen.getByRole('status').textContent);

it('stores a typed price in the smallest unit of its currency', () => {
  render(<Product />);
  type('12.5');
  expect(price()).toEqual({ amount: 1250, currency: 'USD' });
  expect(screen.getByRole('textbox')).toHaveValue('12.5');
});

it('keeps the amount when another currency is chosen', () => {
  render(<Product stored={{ amount: 1200, currency: 'USD' }} />);
  fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'JPY' } });
  expect(price()).toEqual({ amount: 12, currency: 'JPY' });
});

it('says what an amount looks like, and keeps the price before', () => {
  render(<Product stored={{ amount: 1200, currency: 'USD' }} />);
  type('twelve');
  expect(screen.getByText('Enter an amount, such as 12.50.')).toBeVisible();
  expect(price()).toEqual({ amount: 1200, currency: 'USD' });
});

it('has no price without an amount', () => {
  render(<Product stored={{ amount: 1200, currency: 'USD' }} />);
  type('');
  expect(price()).toBeNull();
});

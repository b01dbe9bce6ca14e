import { token } from '@marquee/shared';
import type { Money } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { useEffect, useState } from 'react';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { readPrice, writePrice } from './readPrice.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.5rem;
  gap: ${token('space3')};
`;

/** Offered beside the one that a price has. */
const currencies: readonly string[] = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'JPY'];

type PriceFieldProps = {
  field: string;
  price: Money | null;
  onChange: (price: Money | null) => void;
  disabled: boolean;
};

/** Price of a product. A text that is no amount stays in the field and is not saved. */
export function PriceField({ field, price, onChange, disabled }: PriceFieldProps) {
  const [chosen, setChosen] = useState(currencies[0]);
  const [typed, setTyped] = useState('');
  const currency = price?.currency ?? chosen ?? 'USD';
  const read = readPrice(typed, currency);

  useEffect(() => {
    // Shows the price of the document, unless the typed text means the same: `12.5` stays as it was typed.
    setTyped((text) =>
      isSame(readPrice(text, price?.currency ?? 'USD'), price) ? text : price ? writePrice(price) : '',
    );
  }, [price]);

  function change(text: string, of: string): void {
    setTyped(text);
    setChosen(of);
    const next = readPrice(text, of);
    if (next !== undefined) onChange(next);
  }

  return (
    <Row>
      <TextField
        field={field}
        label={mediaTexts.price}
        value={typed}
        maxLength={12}
        inputMode="decimal"
        fault={read === undefined ? mediaTexts.badPrice : undefined}
        disabled={disabled}
        onChange={(text) => change(text, currency)}
      />
      <ChoiceField
        field={`${field}-currency`}
        label={mediaTexts.currency}
        value={currency}
        choices={[...new Set([...currencies, currency])].map((value) => ({ value, label: value }))}
        disabled={disabled}
        onChange={(code) => code && change(typed, code)}
      />
    </Row>
  );
}

function isSame(read: Money | null | undefined, price: Money | null): boolean {
  return read !== undefined && read?.amount === price?.amount && read?.currency === price?.currency;
}

import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useEffect, useState } from 'react';
import type { ColourScheme } from '../../serverContract.ts';
import { texts } from '../texts.ts';
import { chooseColourScheme, readColourScheme } from './colourSchemeCookie.ts';

const schemes = [
  { scheme: 'auto', label: texts.automatic },
  { scheme: 'light', label: texts.light },
  { scheme: 'dark', label: texts.dark },
] as const satisfies readonly { scheme: ColourScheme; label: string }[];

const Group = styled.fieldset`
  display: flex;
  gap: ${token('space4')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: ${token('accentText')};
    font: ${token('kickerWeight')} ${token('textXs')} / 1.4 ${token('kickerFont')};
    letter-spacing: ${token('kickerTracking')};
    text-transform: ${token('kickerCase')};
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space2')};
    min-block-size: 2.75rem;
    cursor: pointer;
  }

  input {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    accent-color: ${token('accentText')};
  }
`;

/** Parent domain of all sites: the domain of the creator host without its first part. */
const parentDomainOf = (vocalUrl: string) => new URL(vocalUrl).hostname.replace(/^[^.]+\./, '');

/** Choice between light, dark and the setting of the device. */
export function SchemeToggle() {
  const { vocalUrl } = usePageConfig();
  const [chosen, setChosen] = useState<ColourScheme>('auto');
  useEffect(() => setChosen(readColourScheme(document)), []);
  return (
    <Group>
      <legend>{texts.colourScheme}</legend>
      {schemes.map(({ scheme, label }) => (
        <label key={scheme}>
          <input
            type="radio"
            name="scheme"
            value={scheme}
            checked={chosen === scheme}
            onChange={() => {
              chooseColourScheme(document, scheme, parentDomainOf(vocalUrl));
              setChosen(scheme);
            }}
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

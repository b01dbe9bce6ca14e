import { token, usePageConfig } from '@marquee/shared';
import { draftLimits, isReservedPostKey } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { useEffect, useState } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

const Preview = styled.p`
  margin: 0;
  padding: ${token('space2')} ${token('space3')};
  border-radius: ${token('radius')};
  background: ${token('sunken')};
  font-size: ${token('textSm')};
  overflow-wrap: anywhere;
`;

const validKey = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reason why a key cannot be an address. Undefined for a key that can be saved. */
function faultOf(key: string): string | undefined {
  if (key === '') return undefined;
  if (!validKey.test(key)) return editorTexts.badKey;
  return isReservedPostKey(key) ? editorTexts.reservedKey(key) : undefined;
}

/** Field for the post's URL slug. An invalid slug stays in the field but is not saved. */
export function AddressSettings({ draft, change, isReadOnly }: DraftEditing) {
  const { sites } = usePageConfig();
  const [typed, setTyped] = useState(draft.key ?? '');
  useEffect(() => setTyped(draft.key ?? ''), [draft.key]);
  const fault = faultOf(typed);
  const site = sites.find(({ key }) => key === draft.site);

  function type(text: string): void {
    // Turns a space at the end into a hyphen, because the writer is about to type the next word.
    const key = text.trimStart().toLowerCase().replace(/\s+/g, '-');
    setTyped(key);
    if (faultOf(key) === undefined) change({ key: key || null });
  }

  return (
    <SettingsGroup label={editorTexts.address} disabled={isReadOnly}>
      <TextField
        field="key"
        label={editorTexts.key}
        value={typed}
        maxLength={draftLimits.key}
        hint={editorTexts.keyHint}
        fault={fault}
        onChange={type}
      />
      <Preview>
        {site ? new URL(fault ? '/' : `/${typed}`, site.url).href : editorTexts.addressLater}
        {site && (typed === '' || fault) ? '…' : ''}
      </Preview>
    </SettingsGroup>
  );
}

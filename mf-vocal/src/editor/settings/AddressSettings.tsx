import { draftLimits } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';
import type { DraftEditing } from '../draftEditing.ts';
import { editorTexts } from '../editorTexts.ts';
import { TextField } from '../fields/TextField.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';

const validKey = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The post's name in its address. One that is not valid yet stays in the field and is not saved. */
export function AddressSettings({ draft, change, isReadOnly }: DraftEditing) {
  const [typed, setTyped] = useState(draft.key ?? '');
  useEffect(() => setTyped(draft.key ?? ''), [draft.key]);
  const isValid = typed === '' || validKey.test(typed);

  function type(text: string): void {
    const key = text.trim().toLowerCase();
    setTyped(key);
    if (key === '' || validKey.test(key)) change({ key: key || null });
  }

  return (
    <SettingsGroup label={editorTexts.address} disabled={isReadOnly}>
      <TextField
        field="key"
        label={editorTexts.key}
        value={typed}
        maxLength={draftLimits.key}
        hint={editorTexts.keyHint}
        fault={isValid ? undefined : editorTexts.badKey}
        onChange={type}
      />
    </SettingsGroup>
  );
}

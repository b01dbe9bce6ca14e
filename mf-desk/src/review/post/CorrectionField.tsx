import { type Correction, correctionLabels, correctionLimit } from '@marquee/shared/domain';
import { TextField } from '@marquee/vocal-kit/fields/TextField.tsx';
import { PillChoices } from '@marquee/vocal-kit/form/PillChoices.tsx';
import { useState } from 'react';
import { deskTexts } from '../deskTexts.ts';

type Kind = Correction['kind'] | 'none';

const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'none', label: deskTexts.noCorrection },
  { value: 'correction', label: correctionLabels.correction },
  { value: 'update', label: correctionLabels.update },
];

type CorrectionFieldProps = { field: string; onChange: (correction: Correction | null) => void };

/** Asks for a line that tells readers what has changed. */
export function CorrectionField({ field, onChange }: CorrectionFieldProps) {
  const [kind, setKind] = useState<Kind>('none');
  const [words, setWords] = useState('');

  function change(newKind: Kind, newWords: string): void {
    setKind(newKind);
    setWords(newWords);
    onChange(newKind === 'none' ? null : { kind: newKind, words: newWords.trim() });
  }

  return (
    <>
      {/* The choice has it as its legend. */}
      <p aria-hidden="true">{deskTexts.toReaders}</p>
      <PillChoices
        legend={deskTexts.toReaders}
        name={`${field}-kind`}
        value={kind}
        choices={kinds}
        onChange={(newKind) => change(newKind, words)}
      />
      {kind === 'none' ? null : (
        <TextField
          field={field}
          label={correctionLabels[kind]}
          hint={deskTexts.correctionHint}
          value={words}
          rows={3}
          maxLength={correctionLimit}
          onChange={(newWords) => change(kind, newWords)}
        />
      )}
    </>
  );
}

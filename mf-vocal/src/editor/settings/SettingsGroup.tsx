import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';

const Group = styled.fieldset`
  display: grid;
  gap: ${token('space4')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${token('space3')};
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    font-weight: ${token('kickerWeight')};
    letter-spacing: 0.02em;
  }
`;

type SettingsGroupProps = { label: string; disabled: boolean; children: ReactNode };

/** Settings that belong together. */
export function SettingsGroup({ label, disabled, children }: SettingsGroupProps) {
  return (
    <Group disabled={disabled}>
      <legend>{label}</legend>
      {children}
    </Group>
  );
}

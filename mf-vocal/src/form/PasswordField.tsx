import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { minPasswordLength } from './minPasswordLength.ts';
import { useIsAlive } from './useIsAlive.ts';

const Toggle = styled.button`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  min-inline-size: 4.5rem;
  border: 0;
  border-radius: calc(${token('radius')} - 2px);
  background: ${token('surface')};
  color: ${token('link')};
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Roomy = styled(Field)`
  padding-inline-end: 5rem;
`;

type PasswordFieldProps<Name extends string> = {
  name: Name;
  label?: string;
  /** A new password has rules, a known one does not. */
  isNew: boolean;
  error: string | undefined;
  describedBy?: string | undefined;
  onTyped(name: Name): void;
};

/** A password, readable on demand. */
export function PasswordField<Name extends string>({
  name,
  label = texts.password,
  isNew,
  error,
  describedBy,
  onTyped,
}: PasswordFieldProps<Name>) {
  const [isShown, setShown] = useState(false);
  const isAlive = useIsAlive();
  return (
    <Roomy
      name={name}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      minLength={isNew ? minPasswordLength : undefined}
      hint={isNew ? texts.passwordHint : undefined}
      error={error}
      describedBy={describedBy}
      onTyped={() => onTyped(name)}
    >
      <Toggle
        type="button"
        hidden={!isAlive}
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? texts.hide : texts.show}
      </Toggle>
    </Roomy>
  );
}

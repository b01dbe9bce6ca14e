import { useDispatch } from '@marquee/shared/redux';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApi } from '../session/ApiContext.ts';
import { setUser } from '../session/sessionSlice.ts';
import { type AuthFailure, failureOf, wrongFields } from './authFailure.ts';
import { type AuthMode, type FieldName, type FieldValues, faultsIn, fieldId, fieldsOf } from './authFields.ts';

const nothingTyped: FieldValues = { firstName: '', lastName: '', email: '', password: '' };

export type AuthForm = {
  form: RefObject<HTMLFormElement | null>;
  mode: AuthMode;
  values: FieldValues;
  failure: AuthFailure | null;
  isPending: boolean;
  setMode(mode: AuthMode): void;
  setValue(name: FieldName, value: string): void;
  submit(): Promise<void>;
};

/** The state of signing in or up. What is typed stays through failures and through a change of mind between the two. */
export function useAuthForm(firstMode: AuthMode): AuthForm {
  const api = useApi();
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [mode, setMode] = useState(firstMode);
  const [values, setValues] = useState(nothingTyped);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isPending, setPending] = useState(false);
  // State would come a render too late for the second of two quick clicks.
  const isSending = useRef(false);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (!failure || !wantsFocus.current) return;
    wantsFocus.current = false;
    const wrong = fieldsOf[mode].find((name) => failure.fields[name]);
    const field = wrong ?? (failure.code === 'wrong-credentials' ? 'password' : undefined);
    if (field) document.getElementById(fieldId(field))?.focus();
  }, [failure, mode]);

  function fail(next: AuthFailure): void {
    wantsFocus.current = true;
    setFailure(next);
  }

  return {
    form,
    mode,
    values,
    failure,
    isPending,
    setMode(next) {
      if (isSending.current) return;
      setFailure(null);
      setMode(next);
    },
    setValue(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      if (!failure?.fields[name]) return;
      const { [name]: _corrected, ...fields } = failure.fields;
      setFailure(Object.keys(fields).length > 0 ? wrongFields(fields) : null);
    },
    async submit() {
      if (isSending.current || !form.current) return;
      const faults = faultsIn(form.current, mode);
      if (Object.keys(faults).length > 0) return fail(wrongFields(faults));
      isSending.current = true;
      setPending(true);
      setFailure(null);
      try {
        const { email, password } = values;
        const { user } = await (mode === 'signUp' ? api.signUp(values) : api.signIn({ email, password }));
        dispatch(setUser(user));
      } catch (error) {
        fail(failureOf(error, mode));
      } finally {
        isSending.current = false;
        setPending(false);
      }
    },
  };
}

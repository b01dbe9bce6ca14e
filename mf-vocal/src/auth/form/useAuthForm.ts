import { ajax, createApi } from '@marquee/shared';
import { useActionData, useNavigate } from '@marquee/shared/router';
import { fieldId } from '@marquee/vocal-kit/form/fieldId.ts';
import { type FormFailure, failureHere, wrongFields } from '@marquee/vocal-kit/form/formFailure.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { challengeOf } from '../../secondStep/challengeOf.ts';
import type { AuthAddress } from '../address/authAddress.ts';
import { pathAfterSignIn } from '../address/pathAfterSignIn.ts';
import type { Arrival } from '../ways/useArrival.ts';
import { type FieldName, type FieldValues, faultsIn, fieldsOf, valuesIn } from './authFields.ts';
import { type AuthResult, sendAuthForm } from './handleAuthForm.ts';

const nothingTyped: FieldValues = { firstName: '', lastName: '', email: '', password: '' };

export type AuthForm = {
  element: RefObject<HTMLFormElement | null>;
  /** Initial values of the fields. The browser's fields keep typed values, even values typed before hydration. */
  firstValues: FieldValues;
  failure: FormFailure<FieldName> | null;
  isPending: boolean;
  /** Clears the error of a field. Called when the writer changes the field. */
  forgive(name: FieldName): void;
  /** Clears the failure but keeps the typed values. Called when the person switches between sign-in and sign-up. */
  changeMind(): void;
  submit(): Promise<void>;
  /** The second step. Null while the form asks for the password. */
  secondStep: { challenge: string; failure: FormFailure<'code'> | null } | null;
  /** Signs in with a code. Rejects with the api's error. */
  enterCode(code: string): Promise<void>;
  /** Returns from the second step to the password. */
  startAgain(): void;
};

/**
 * Returns the state of the sign-in or sign-up form, and its actions.
 * @param arrival what a sign-in by the OpenID provider came back with
 */
export function useAuthForm({ mode, next }: AuthAddress, arrival: Arrival): AuthForm {
  const result = useActionData() as AuthResult | undefined;
  const [api] = useState(() => createApi(ajax));
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const [firstValues, setFirstValues] = useState<FieldValues>({ ...nothingTyped, ...result?.values });
  const { failure, setFailure, fail } = useFailure(mode, result?.failure ?? null);
  const [isPending, setPending] = useState(false);
  const [secondStep, setSecondStep] = useState(result?.secondStep ?? null);
  useEffect(() => {
    if (arrival.challenge) setSecondStep({ challenge: arrival.challenge, failure: null });
  }, [arrival.challenge]);
  const goOn = () => navigate(pathAfterSignIn(next, window.location.origin), { replace: true });
  // A ref, because React state would change too late to stop the second of two quick clicks.
  const isSending = useRef(false);

  return {
    element,
    firstValues,
    failure,
    isPending,
    forgive(name) {
      if (!failure?.fields[name]) return;
      const { [name]: _corrected, ...fields } = failure.fields;
      setFailure(Object.keys(fields).length > 0 ? wrongFields(fields) : null);
    },
    changeMind() {
      if (element.current) {
        // Leaves out the password, because its field stays on the page.
        const { password: _stays, ...typed } = valuesIn(new FormData(element.current));
        setFirstValues((before) => ({ ...before, ...(mode === 'signUp' ? typed : { email: typed.email }) }));
      }
      setFailure(null);
    },
    async submit() {
      if (isSending.current || !element.current) return;
      const values = valuesIn(new FormData(element.current));
      const faults = faultsIn(values, mode);
      if (Object.keys(faults).length > 0) return fail(wrongFields(faults));
      isSending.current = true;
      setPending(true);
      setFailure(null);
      try {
        await sendAuthForm(api, mode, values);
        await goOn();
      } catch (error) {
        const challenge = challengeOf(error);
        if (challenge) setSecondStep({ challenge, failure: null });
        else fail(failureHere(error, fieldsOf[mode]));
      } finally {
        isSending.current = false;
        setPending(false);
      }
    },
    secondStep,
    async enterCode(code) {
      await api.account('secondStep', { challenge: secondStep?.challenge, code });
      await goOn();
    },
    startAgain: () => setSecondStep(null),
  };
}

/** Failure of the last attempt. Moves the focus to the first wrong field, unless the server rendered the failure. */
function useFailure(mode: AuthAddress['mode'], first: FormFailure<FieldName> | null) {
  const [failure, setFailure] = useState(first);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (!failure || !wantsFocus.current) return;
    wantsFocus.current = false;
    const wrong = fieldsOf[mode].find((name) => failure.fields[name]);
    const field = wrong ?? (failure.code === 'wrong-credentials' ? 'password' : undefined);
    if (field) document.getElementById(fieldId(field))?.focus();
  }, [failure, mode]);

  function fail(reason: FormFailure<FieldName>): void {
    wantsFocus.current = true;
    setFailure(reason);
  }

  return { failure, setFailure, fail };
}

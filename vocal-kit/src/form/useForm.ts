import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fieldId } from './fieldId.ts';
import { type FieldErrors, type FormFailure, failureHere, wrongFields } from './formFailure.ts';

export type Form<Name extends string> = {
  element: RefObject<HTMLFormElement | null>;
  failure: FormFailure<Name> | null;
  isPending: boolean;
  /** True if the last submission succeeded and the user has typed nothing since. */
  isDone: boolean;
  /** Clears the error of a field. Called when the user changes the field. */
  onTyped(name: Name): void;
  onSubmit(event: FormEvent): void;
};

type FormTask<Name extends string> = {
  /** The form's fields in their order on the page. */
  names: readonly Name[];
  /** The api's names of fields that have other names on the page. */
  pointers?: Partial<Record<Name, string>>;
  /** Returns the errors of the fields. If there are any, the api is not called. The api validates the fields too. */
  faultsIn(values: Record<Name, string>): FieldErrors<Name>;
  /** Calls the api. An error becomes the failure of the form. */
  send(values: Record<Name, string>, form: HTMLFormElement): Promise<void>;
};

/** Returns the state of a form that is sent by script. Sends one call at a time, and focuses the first wrong field. */
export function useForm<Name extends string>({ names, pointers, faultsIn, send }: FormTask<Name>): Form<Name> {
  const element = useRef<HTMLFormElement>(null);
  const { failure, setFailure, fail } = useFailure(names);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  // A ref, because React state would change too late to stop the second of two quick clicks.
  const isSending = useRef(false);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (isSending.current) return;
    const values = valuesIn(form, names);
    setDone(false);
    const faults = faultsIn(values);
    if (Object.keys(faults).length > 0) return fail(wrongFields(faults));
    isSending.current = true;
    setPending(true);
    setFailure(null);
    try {
      await send(values, form);
      setDone(true);
    } catch (error) {
      fail(failureHere(error, names, pointers));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return {
    element,
    failure,
    isPending,
    isDone,
    onTyped(name) {
      setDone(false);
      if (!failure?.fields[name]) return;
      const { [name]: _corrected, ...rest } = failure.fields;
      const fields = rest as FieldErrors<Name>;
      setFailure(Object.keys(fields).length > 0 ? wrongFields(fields) : null);
    },
    onSubmit(event) {
      event.preventDefault();
      if (element.current) void submit(element.current);
    },
  };
}

/** The failure of the last submission. A new failure focuses the first wrong field. */
function useFailure<Name extends string>(names: readonly Name[]) {
  const [failure, setFailure] = useState<FormFailure<Name> | null>(null);
  const toFocus = useRef<Name>(undefined);

  useEffect(() => {
    if (!failure || !toFocus.current) return;
    document.getElementById(fieldId(toFocus.current))?.focus();
    toFocus.current = undefined;
  }, [failure]);

  function fail(reason: FormFailure<Name>): void {
    toFocus.current = names.find((name) => reason.fields[name]);
    setFailure(reason);
  }

  return { failure, setFailure, fail };
}

function valuesIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
}

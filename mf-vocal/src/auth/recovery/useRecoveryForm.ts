import { ajax, createApi } from '@marquee/shared';
import { useActionData, useLocation } from '@marquee/shared/router';
import { useState } from 'react';
import { type Form, useForm } from '../../form/useForm.ts';
import type { RecoveryWay } from '../address/authAddress.ts';
import type { RecoveryResult } from './handleRecoveryForm.ts';
import { type RecoveryField, recoveryFaults, recoveryFields, sendRecoveryForm } from './recoveryFields.ts';

export type RecoveryForm = Form<RecoveryField> & {
  /** The address to begin with, or that the finished page names. */
  email: string;
  /** Sets the form back, to try another address. */
  again(): void;
};

/** The state of a page of recovery, with the result of a form that was sent without scripts. */
export function useRecoveryForm(way: RecoveryWay): RecoveryForm {
  const result = useActionData() as RecoveryResult | undefined;
  const { search } = useLocation();
  const [api] = useState(() => createApi(ajax));
  const [sent, setSent] = useState(result);
  const [email, setEmail] = useState(result?.email ?? '');
  const form = useForm<RecoveryField>({
    names: recoveryFields[way],
    faultsIn: (values) => recoveryFaults(values, way),
    async send(values) {
      setSent(undefined);
      const token = new URLSearchParams(search).get('token') ?? '';
      setEmail(await sendRecoveryForm(api, way, values, token));
    },
  });
  return {
    ...form,
    email,
    isDone: form.isDone || (sent !== undefined && 'isDone' in sent),
    failure: form.failure ?? (sent && 'failure' in sent ? sent.failure : null),
    again() {
      setSent(undefined);
      form.onTyped('email');
    },
  };
}

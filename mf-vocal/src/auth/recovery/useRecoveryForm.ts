import { ajax, createApi } from '@marquee/shared';
import { useActionData, useLocation } from '@marquee/shared/router';
import { type Form, useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useEffect, useState } from 'react';
import type { RecoveryWay } from '../address/authAddress.ts';
import type { RecoveryResult } from './handleRecoveryForm.ts';
import { type RecoveryField, recoveryFaults, recoveryFields, sendRecoveryForm } from './recoveryFields.ts';

export type RecoveryForm = Form<RecoveryField> & {
  /** Email address to prefill, or to show after the form has been sent. */
  email: string;
  /** Resets the form, to try another address. */
  again(): void;
};

/** Returns the state of a recovery page. The state includes the result of a form that was sent without scripts. */
export function useRecoveryForm(way: RecoveryWay): RecoveryForm {
  const result = useActionData() as RecoveryResult | undefined;
  const { search } = useLocation();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  useEffect(hideToken, []);
  const [api] = useState(() => createApi(ajax));
  const [sent, setSent] = useState(result);
  const [email, setEmail] = useState(result?.email ?? '');
  const form = useForm<RecoveryField>({
    names: recoveryFields[way],
    faultsIn: (values) => recoveryFaults(values, way),
    async send(values) {
      setSent(undefined);
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

/** Removes the token of a mail's link from the address bar, the history and the referrer. The page's state keeps it. */
function hideToken(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('token')) return;
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', `${address.pathname}${address.search}`);
}

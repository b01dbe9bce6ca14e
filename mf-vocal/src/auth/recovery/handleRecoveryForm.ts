import { apiContext } from '@marquee/shared';
import { type ActionFunctionArgs, data } from '@marquee/shared/router';
import { type FormFailure, failureOf, statusOf, wrongFields } from '@marquee/vocal-kit/form/formFailure.ts';
import { texts } from '../../texts.ts';
import { recoveryWayOf } from '../address/authAddress.ts';
import {
  type RecoveryField,
  recoveryFaults,
  recoveryFields,
  recoveryValuesIn,
  sendRecoveryForm,
} from './recoveryFields.ts';

/** The page's data after a form that was sent without scripts: done, or failed. The password is never sent back. */
export type RecoveryResult = { email: string } & ({ isDone: true } | { failure: FormFailure<RecoveryField> });

/** The action of the pages of recovery: takes the form of a browser without scripts, and shows the page with its result. */
export async function handleRecoveryForm({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { searchParams } = new URL(request.url);
  const way = recoveryWayOf(searchParams) ?? 'forgot';
  const values = recoveryValuesIn(await request.formData());
  const again = (failure: FormFailure<RecoveryField>, status: number) =>
    data({ failure, email: values.email } satisfies RecoveryResult, status);

  const faults = recoveryFaults(values, way);
  if (Object.keys(faults).length > 0) return again(wrongFields(faults), 422);
  try {
    const email = await sendRecoveryForm(context.get(apiContext), way, values, searchParams.get('token') ?? '');
    return { isDone: true, email } satisfies RecoveryResult;
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined) return again({ message: texts.serverError, fields: {} }, 503);
    return again(failureOf(error, recoveryFields[way]), status);
  }
}

import type { Payee } from '@marquee/shared/domain';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { payeeTexts } from './payeeTexts.ts';

/** The fields of a payee, in their order on the page. */
export const payeeNames = ['address', 'bic', 'taxId'] as const;
export type PayeeName = (typeof payeeNames)[number];

/** Characters that every place for money has. */
const minAddressLength = 5;

/** The errors that need no call. The api checks IBAN, BIC and tax number. */
export function payeeFaults({ address }: Record<PayeeName, string>): FieldErrors<PayeeName> {
  return address.trim().length < minAddressLength ? { address: payeeTexts.addressMissing } : {};
}

/** Payee of a form, without the fields that are empty. */
export function payeeOf(values: Record<PayeeName, string>): Payee {
  const [address, bic, taxId] = payeeNames.map((name) => values[name].trim());
  return { address: address ?? '', ...(bic && { bic }), ...(taxId && { taxId }) };
}

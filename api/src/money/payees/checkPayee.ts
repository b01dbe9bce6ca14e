import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Payee } from '@marquee/shared/domain';
import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Matches the start of an IBAN, two letters and two digits, with which no other payee begins. */
const ibanBeginning = /^[A-Z]{2}\d{2}/;
const taxIdPattern = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;

/**
 * Normalizes a payee, with an IBAN in groups of four and a BIC in capitals.
 * @throws ProblemError 422 with the pointer to an invalid IBAN, BIC or tax number
 */
export function checkPayee({ address, bic, taxId }: Payee, pointer = ''): Payee {
  const iban = electronicFormatIBAN(address) ?? '';
  const isIban = ibanBeginning.test(iban);
  if (isIban && !isValidIBAN(iban))
    throw refusal(`${pointer}/address`, 'iban', 'This IBAN is not valid. Check it for a wrong or missing digit.');
  const bank = bic?.toUpperCase().replaceAll(/\s/g, '');
  if (bank && !isValidBIC(bank))
    throw refusal(`${pointer}/bic`, 'bic', 'This BIC is not valid. It has 8 or 11 letters and digits.');
  if (taxId && !taxIdPattern.test(taxId))
    throw refusal(
      `${pointer}/taxId`,
      'tax-id',
      'A tax number has letters, digits, spaces, points, hyphens and slashes.',
    );
  return {
    address: (isIban && friendlyFormatIBAN(iban)) || address,
    ...(bank && { bic: bank }),
    ...(taxId && { taxId }),
  };
}

function refusal(pointer: string, code: string, message: string): ProblemError {
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer, code, message }] });
}

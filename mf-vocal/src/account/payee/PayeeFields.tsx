import { payoutLimits } from '@marquee/shared/domain';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { FieldRow } from '@marquee/vocal-kit/form/formParts.ts';
import type { PayeeName } from './payeeForm.ts';
import { payeeTexts } from './payeeTexts.ts';

type PayeeFieldsProps = { errors: FieldErrors<PayeeName>; onTyped: (name: PayeeName) => void };

/** Fields of a payee: an IBAN or other payment details, and additional details for some banks and accountants. */
export function PayeeFields({ errors, onTyped }: PayeeFieldsProps) {
  return (
    <>
      <Field
        name="address"
        label={payeeTexts.address}
        hint={payeeTexts.addressHint}
        error={errors.address}
        onTyped={onTyped}
        autoComplete="off"
        maxLength={payoutLimits.address}
      />
      <FieldRow>
        <Field
          name="bic"
          label={payeeTexts.bic}
          hint={payeeTexts.bicHint}
          isOptional
          error={errors.bic}
          onTyped={onTyped}
          autoComplete="off"
          maxLength={payoutLimits.bic}
        />
        <Field
          name="taxId"
          label={payeeTexts.taxId}
          hint={payeeTexts.taxIdHint}
          isOptional
          error={errors.taxId}
          onTyped={onTyped}
          autoComplete="off"
          maxLength={payoutLimits.taxId}
        />
      </FieldRow>
    </>
  );
}

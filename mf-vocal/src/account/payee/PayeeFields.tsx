import { payoutLimits } from '@marquee/shared/domain';
import { Field } from '../../form/Field.tsx';
import type { FieldErrors } from '../../form/formFailure.ts';
import { FieldRow } from '../../form/formParts.ts';
import type { PayeeName } from './payeeForm.ts';
import { payeeTexts } from './payeeTexts.ts';

type PayeeFieldsProps = { errors: FieldErrors<PayeeName>; onTyped: (name: PayeeName) => void };

/** Where money goes: an IBAN or words, and what some banks and accountants need besides. */
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

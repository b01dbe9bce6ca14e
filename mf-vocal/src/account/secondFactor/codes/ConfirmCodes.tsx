import { Button, token } from '@marquee/shared';
import type { SecondFactorStarted } from '@marquee/shared/domain';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { styled } from '@marquee/shared/styled';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useAccountApi } from '../../AccountApiContext.ts';
import { secondFactorTexts } from '../secondFactorTexts.ts';

const qrCode = onDemand(async () => (await import('./QrCode.tsx')).QrCode);
const names = ['factorCode'] as const;

const Secret = styled.code`
  display: block;
  margin-block-start: ${token('space2')};
  font-size: ${token('textLg')};
  overflow-wrap: anywhere;
  user-select: all;
`;

type ConfirmCodesProps = {
  started: SecondFactorStarted;
  onDone(recoveryCodes: readonly string[]): Promise<void>;
  onCancel(): void;
};

/** Shows the secret as a QR code and as text, and asks for a code of the app. */
export function ConfirmCodes({ started: { secret, address }, onDone, onCancel }: ConfirmCodesProps) {
  const api = useAccountApi();
  const QrCode = useOnDemand(qrCode, 'set-up');
  const { element, failure, isPending, onTyped, onSubmit } = useForm<'factorCode'>({
    names,
    pointers: { factorCode: 'code' },
    faultsIn: ({ factorCode }) => (factorCode.trim() ? {} : { factorCode: secondFactorTexts.needCode }),
    async send({ factorCode }) {
      const { recoveryCodes } = await api.confirmSecondFactor({ code: factorCode });
      await onDone(recoveryCodes);
    },
  });
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      <p>{secondFactorTexts.scan}</p>
      {QrCode ? <QrCode text={address} label={secondFactorTexts.qrLabel} /> : null}
      <p>
        {secondFactorTexts.typeSecret}
        <Secret>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
      </p>
      {failure ? (
        <FailureSummary id="vocal-factor-failure" failure={failure} fields={names} labels={secondFactorTexts} />
      ) : null}
      <Field
        name="factorCode"
        label={secondFactorTexts.factorCode}
        hint={secondFactorTexts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={failure?.fields.factorCode}
        onTyped={onTyped}
      />
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? secondFactorTexts.turningOn : secondFactorTexts.turnOn}
        </Button>
        <Button $quiet onClick={onCancel}>
          {secondFactorTexts.cancel}
        </Button>
      </FormEnd>
    </FormBody>
  );
}

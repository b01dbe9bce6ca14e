import { type Balance, exactMoney, microsPerCent, moneyText } from '@marquee/shared/domain';
import { fieldId } from '@marquee/vocal-kit/form/fieldId.ts';
import { Fault } from '@marquee/vocal-kit/form/fieldParts.ts';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { Choices } from '@marquee/vocal-kit/form/formParts.ts';
import { accountTexts } from '../accountTexts.ts';
import { PayeeFields } from '../payee/PayeeFields.tsx';
import type { PayeeName } from '../payee/payeeForm.ts';
import { givenUpBy, mayPayOut } from './givenUpBy.ts';

type Name = PayeeName | 'givesUp';

type LastMoneyProps = {
  balance: Balance;
  isPaidOut: boolean;
  onChoice: (isPaidOut: boolean) => void;
  errors: FieldErrors<Name>;
  onTyped: (name: Name) => void;
};

/**
 * Choices for the money of an account that is being deleted: a last payout, and the amount that the writer gives up.
 */
export function LastMoney({ balance, isPaidOut, onChoice, errors, onTyped }: LastMoneyProps) {
  const { available, pending } = balance;
  const payable = exactMoney(available.amount * microsPerCent);
  const givesUp = exactMoney(givenUpBy(balance, isPaidOut));
  return (
    <>
      {pending.micros > 0 ? <p>{accountTexts.stillArrives(moneyText(pending))}</p> : null}
      {mayPayOut(balance) ? (
        <Choices>
          <legend>{accountTexts.money}</legend>
          <label>
            <input type="radio" name="money" value="payOut" checked={isPaidOut} onChange={() => onChoice(true)} />
            {accountTexts.payOut(moneyText(payable))}
            <small>{accountTexts.payOutHint}</small>
          </label>
          <label>
            <input type="radio" name="money" value="giveUp" checked={!isPaidOut} onChange={() => onChoice(false)} />
            {accountTexts.giveUp(moneyText(available))}
            <small>{accountTexts.giveUpHint}</small>
          </label>
        </Choices>
      ) : null}
      {isPaidOut ? <PayeeFields errors={errors} onTyped={onTyped} /> : null}
      {givesUp.micros > 0 ? (
        <Choices>
          <legend>{accountTexts.givesUpLabel}</legend>
          <label>
            <input
              // A new amount needs a new confirmation, so the checkbox is reset.
              key={givesUp.micros}
              id={fieldId('givesUp')}
              type="checkbox"
              name="givesUp"
              value={givesUp.micros}
              aria-invalid={errors.givesUp ? true : undefined}
              aria-describedby={errors.givesUp ? 'vocal-givesUp-error' : undefined}
              onChange={() => onTyped('givesUp')}
            />
            {accountTexts.givesUp(moneyText(givesUp))}
          </label>
          {errors.givesUp ? <Fault id="vocal-givesUp-error">{errors.givesUp}</Fault> : null}
        </Choices>
      ) : null}
    </>
  );
}

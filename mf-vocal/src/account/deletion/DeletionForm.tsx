import { Button } from '@marquee/shared';
import type { AccountDeleted } from '@marquee/shared/domain';
import { useNavigate } from '@marquee/shared/router';
import { useState } from 'react';
import { FailureSummary } from '../../form/FailureSummary.tsx';
import { Choices, DangerButton, FormBody, FormEnd } from '../../form/formParts.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { useForm } from '../../form/useForm.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';
import { payeeFaults, payeeNames, payeeOf } from '../payee/payeeForm.ts';
import { payeeTexts } from '../payee/payeeTexts.ts';
import { givenUpBy, mayPayOut } from './givenUpBy.ts';
import { LastMoney } from './LastMoney.tsx';

const names = ['posts', 'money', ...payeeNames, 'givesUp', 'password'] as const;
type Name = (typeof names)[number];
const labels = { ...payeeTexts, ...accountTexts, posts: accountTexts.fate, givesUp: accountTexts.givesUpLabel };
const pointers = Object.fromEntries(payeeNames.map((name) => [name, `payOut/${name}`]));

type DeletionFormProps = { onCancel: () => void; onSettled: (deleted: AccountDeleted) => void };

/** Asks what becomes of posts and money, and for the password. */
export function DeletionForm({ onCancel, onSettled }: DeletionFormProps) {
  const api = useAccountApi();
  const navigate = useNavigate();
  const { value: balance, retry } = useLoaded('balance', () => api.balance());
  const [wantsPayout, setWantsPayout] = useState(true);
  const isPaidOut = wantsPayout && balance !== null && mayPayOut(balance);
  const givesUp = balance ? givenUpBy(balance, isPaidOut) : 0;
  const { element, failure, isPending, onTyped, onSubmit } = useForm<Name>({
    names,
    pointers,
    faultsIn: (values) => ({
      ...(isPaidOut && payeeFaults(values)),
      ...(givesUp > 0 && !values.givesUp && { givesUp: accountTexts.needGivesUp }),
      ...(!values.password && { password: accountTexts.needPassword }),
    }),
    async send(values) {
      const posts = values.posts === 'unpublish' ? 'unpublish' : 'keep';
      const money = { ...(isPaidOut && { payOut: payeeOf(values) }), givesUp };
      const deleted = await api
        .deleteAccount({ password: values.password, posts, ...money })
        .catch((error: unknown) => {
          // The amounts may have changed meanwhile: the form then shows the present ones.
          retry();
          throw error;
        });
      if (deleted.payout || deleted.givenUp.micros > 0) onSettled(deleted);
      else await navigate('/auth?signed-out=yes', { replace: true });
    },
  });
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? <FailureSummary id="vocal-deletion-failure" failure={failure} fields={names} labels={labels} /> : null}
      <Choices>
        <legend>{accountTexts.fate}</legend>
        <label>
          <input type="radio" name="posts" value="keep" defaultChecked />
          {accountTexts.keep}
          <small>{accountTexts.keepHint}</small>
        </label>
        <label>
          <input type="radio" name="posts" value="unpublish" />
          {accountTexts.unpublish}
          <small>{accountTexts.unpublishHint}</small>
        </label>
      </Choices>
      {balance ? (
        <LastMoney
          balance={balance}
          isPaidOut={isPaidOut}
          onChoice={setWantsPayout}
          errors={failure?.fields ?? {}}
          onTyped={onTyped}
        />
      ) : null}
      <PasswordField
        name="password"
        label={accountTexts.confirmPassword}
        isNew={false}
        error={failure?.fields.password}
        onTyped={onTyped}
      />
      <FormEnd>
        <DangerButton type="submit" aria-disabled={isPending}>
          {isPending ? accountTexts.deleting : accountTexts.delete}
        </DangerButton>
        <Button $quiet onClick={onCancel}>
          {accountTexts.keepAccount}
        </Button>
      </FormEnd>
    </FormBody>
  );
}

import { Button } from '@marquee/shared';
import type { AccountDeleted } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Choices, DangerButton, FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useState } from 'react';
import { PasswordField } from '../../form/PasswordField.tsx';
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

type DeletionFormProps = { onCancel: () => void; onDeleted: (deleted: AccountDeleted) => void };

/** Form that deletes the account. Asks what should happen to posts and money, and for the password. */
export function DeletionForm({ onCancel, onDeleted }: DeletionFormProps) {
  const { balance, isPaidOut, setWantsPayout, form } = useDeletion(onDeleted);
  const { element, failure, isPending, onTyped, onSubmit } = form;
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? <FailureSummary id="vocal-deletion-failure" failure={failure} fields={names} labels={labels} /> : null}
      <FateOfPosts />
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

/** Returns the state of the form, and the remaining balance of the account. */
function useDeletion(onDeleted: DeletionFormProps['onDeleted']) {
  const api = useAccountApi();
  const { value: balance, retry } = useLoaded('balance', () => api.balance());
  const [wantsPayout, setWantsPayout] = useState(true);
  const isPaidOut = wantsPayout && balance !== null && mayPayOut(balance);
  const givesUp = balance ? givenUpBy(balance, isPaidOut) : 0;
  const form = useForm<Name>({
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
          // The amounts may have changed since the form was loaded, so the form loads them again.
          retry();
          throw error;
        });
      onDeleted(deleted);
    },
  });
  return { balance, isPaidOut, setWantsPayout, form };
}

function FateOfPosts() {
  return (
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
  );
}

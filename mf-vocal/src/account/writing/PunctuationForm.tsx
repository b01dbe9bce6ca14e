import { Button } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Choices, Done, FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { setUser } from '@marquee/vocal-kit/session/sessionSlice.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

const names = ['punctuation'] as const;
const labels = { punctuation: accountTexts.writing };
const choices = ['smart', 'plain'] as const;

/** Form in which a writer chooses whether quotation marks and dashes change while they are typed. */
export function PunctuationForm({ user }: { user: User }) {
  const api = useAccountApi();
  const dispatch = useDispatch();
  const chosen = user.smartPunctuation === false ? 'plain' : 'smart';
  const { element, failure, isPending, isDone, onSubmit } = useForm<'punctuation'>({
    names,
    faultsIn: () => ({}),
    async send({ punctuation }) {
      const { user: saved } = await api.update({ id: user.id, smartPunctuation: punctuation !== 'plain' });
      dispatch(setUser(saved));
    },
  });
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? (
        <FailureSummary id="vocal-punctuation-failure" failure={failure} fields={names} labels={labels} />
      ) : null}
      <Choices>
        <legend>{accountTexts.punctuationLegend}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="punctuation" value={choice} defaultChecked={choice === chosen} />
            {accountTexts.punctuation[choice].label}
            <small>{accountTexts.punctuation[choice].hint}</small>
          </label>
        ))}
      </Choices>
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? accountTexts.saving : accountTexts.savePunctuation}
        </Button>
        <div role="status">{isDone ? <Done>{accountTexts.punctuationSaved}</Done> : null}</div>
      </FormEnd>
    </FormBody>
  );
}

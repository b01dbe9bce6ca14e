import { Button } from '@marquee/shared';
import type { NoticeMails } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Choices, Done, FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

const names = ['mails'] as const;
const labels = { mails: accountTexts.mails };
const choices = ['each', 'digest', 'none'] as const satisfies readonly NoticeMails[];

/**
 * Form in which a writer chooses how notices are mailed: each, as a digest, or not at all.
 * @param chosen current choice
 */
export function MailChoiceForm({ chosen }: { chosen: NoticeMails }) {
  const api = useAccountApi();
  const { element, failure, isPending, isDone, onSubmit } = useForm<'mails'>({
    names,
    faultsIn: () => ({}),
    async send({ mails }) {
      await api.chooseNoticeMails(choices.find((choice) => choice === mails) ?? chosen);
    },
  });
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? <FailureSummary id="vocal-mails-failure" failure={failure} fields={names} labels={labels} /> : null}
      <Choices>
        <legend>{accountTexts.mailsLegend}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="mails" value={choice} defaultChecked={choice === chosen} />
            {accountTexts.mailChoices[choice].label}
            <small>{accountTexts.mailChoices[choice].hint}</small>
          </label>
        ))}
      </Choices>
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? accountTexts.savingMails : accountTexts.saveMails}
        </Button>
        <div role="status">{isDone ? <Done>{accountTexts.mailsSaved}</Done> : null}</div>
      </FormEnd>
    </FormBody>
  );
}

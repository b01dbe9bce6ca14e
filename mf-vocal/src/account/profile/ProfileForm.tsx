import { Button } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { useDispatch } from '@marquee/shared/redux';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { Done, FieldRow, FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { TextAreaField } from '@marquee/vocal-kit/form/TextAreaField.tsx';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { setUser } from '@marquee/vocal-kit/session/sessionSlice.ts';
import { texts } from '../../texts.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';
import { bioHtml, bioText } from './bioText.ts';

const names = ['firstName', 'lastName', 'summary', 'bio'] as const;
type Name = (typeof names)[number];

const maxSummaryLength = 300;

function faultsIn({ firstName, lastName, summary }: Record<Name, string>): FieldErrors<Name> {
  return {
    ...(!firstName.trim() && { firstName: texts.needFirstName }),
    ...(!lastName.trim() && { lastName: texts.needLastName }),
    ...(summary.trim().length > maxSummaryLength && { summary: texts.tooLong(maxSummaryLength) }),
  };
}

/** Form for the name, summary and bio of the signed-in writer. */
export function ProfileForm({ user }: { user: User }) {
  const shownBio = bioText(user.bio);
  const { element, failure, isPending, isDone, onTyped, onSubmit } = useProfile(user, shownBio);
  const errors = failure?.fields ?? {};
  const fields = { onTyped };
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? (
        <FailureSummary id="vocal-profile-failure" failure={failure} fields={names} labels={accountTexts} />
      ) : null}
      <FieldRow>
        <Field
          {...fields}
          name="firstName"
          label={accountTexts.firstName}
          autoComplete="given-name"
          defaultValue={user.firstName}
          error={errors.firstName}
        />
        <Field
          {...fields}
          name="lastName"
          label={accountTexts.lastName}
          autoComplete="family-name"
          defaultValue={user.lastName}
          error={errors.lastName}
        />
      </FieldRow>
      <TextAreaField
        {...fields}
        name="summary"
        rows={2}
        label={accountTexts.summary}
        hint={accountTexts.summaryHint}
        defaultValue={user.summary}
        error={errors.summary}
      />
      <TextAreaField
        {...fields}
        name="bio"
        rows={6}
        label={accountTexts.bio}
        hint={accountTexts.bioHint}
        defaultValue={shownBio}
        error={errors.bio}
      />
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? accountTexts.saving : accountTexts.save}
        </Button>
        <div role="status">{isDone ? <Done>{accountTexts.saved}</Done> : null}</div>
      </FormEnd>
    </FormBody>
  );
}

function useProfile(user: User, shownBio: string) {
  const api = useAccountApi();
  const dispatch = useDispatch();
  return useForm<Name>({
    names,
    faultsIn,
    async send({ firstName, lastName, summary, bio }) {
      // Keeps an unedited bio unchanged. It may have markup that the field cannot show. Forms end lines with CRLF.
      const typed = bio.replaceAll('\r\n', '\n');
      const changedBio = typed === shownBio ? {} : { bio: bioHtml(typed) };
      const name = { first: firstName, last: lastName };
      dispatch(setUser((await api.update({ id: user.id, name, summary, ...changedBio })).user));
    },
  });
}

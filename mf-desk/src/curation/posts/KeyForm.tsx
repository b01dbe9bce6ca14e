import { Button } from '@marquee/shared';
import { draftLimits } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { CurationBox } from '@marquee/vocal-kit/panels/rowParts.ts';
import { keyPattern } from '../keyPattern.ts';
import { curatedPostTexts } from './curatedPostTexts.ts';
import type { PostFormProps } from './postForm.ts';

const names = ['key'] as const;

/** Form for the URL slug of a published post. The former URL redirects to the new one. */
export function KeyForm({ post, save }: PostFormProps) {
  const form = useForm({
    names,
    faultsIn: ({ key }) => (keyPattern.test(key.trim()) ? {} : { key: curatedPostTexts.wrongKey }),
    send: ({ key }) => save({ key: key.trim(), before: { key: post.key } }),
  });
  return (
    <CurationBox as="form" ref={form.element} noValidate aria-label={curatedPostTexts.address} onSubmit={form.onSubmit}>
      {form.failure ? (
        <FailureSummary
          id="vocal-key-failure"
          failure={form.failure}
          fields={names}
          labels={{ key: curatedPostTexts.key }}
        />
      ) : null}
      <Field
        name="key"
        label={curatedPostTexts.key}
        hint={curatedPostTexts.keyHint}
        maxLength={draftLimits.key}
        defaultValue={post.key}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.failure?.fields.key}
        onTyped={form.onTyped}
      />
      <div>
        <Button type="submit" disabled={form.isPending}>
          {curatedPostTexts.saveKey}
        </Button>
      </div>
    </CurationBox>
  );
}

import { Button, Spinner } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import { ChoiceField } from '@marquee/vocal-kit/fields/ChoiceField.tsx';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationBox } from '@marquee/vocal-kit/panels/rowParts.ts';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { useContext, useState } from 'react';
import { CurationApiContext } from '../CurationApiContext.ts';
import { curationTexts } from '../curationTexts.ts';
import { curatedPostTexts } from './curatedPostTexts.ts';
import type { PostFormProps } from './postForm.ts';

/** The channel of a published post. */
export function ChannelForm({ site, post, save }: PostFormProps & { site: SiteKey }) {
  const api = useContext(CurationApiContext);
  const { value, failure, retry } = useLoaded(`channels ${site}`, (signal) =>
    api.sections({ site, kind: 'channels' }, '', { signal }),
  );
  const [channel, setChannel] = useState(post.channel);
  const form = useForm<never>({
    names: [],
    faultsIn: () => ({}),
    send: () => save({ channel, before: { channel: post.channel } }),
  });
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={curationTexts.loading} />;
  return (
    <CurationBox as="form" ref={form.element} aria-label={curatedPostTexts.channel} onSubmit={form.onSubmit}>
      {form.failure ? <Fault role="alert">{form.failure.message}</Fault> : null}
      <ChoiceField
        field="curated-channel"
        label={curatedPostTexts.channel}
        value={channel}
        none={curatedPostTexts.noChannel}
        choices={value.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChannel}
      />
      <div>
        <Button type="submit" disabled={form.isPending}>
          {curatedPostTexts.saveChannel}
        </Button>
      </div>
    </CurationBox>
  );
}

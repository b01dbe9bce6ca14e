import { Button, EmptyState, Spinner } from '@marquee/shared';
import type { Story, User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Pager } from '@marquee/vocal-kit/lists/Pager.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationList } from '@marquee/vocal-kit/panels/rowParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { useContext, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { PitchForm } from './PitchForm.tsx';
import { type PitchFormName, PitchRow } from './PitchRow.tsx';
import { pitchesTexts } from './pitchesTexts.ts';

/** Page `/vocal/pitches`. A writer proposes stories here, and finds the assigned ones. */
export function PitchesPage({ user }: { user: User }) {
  const { key } = useLocation();
  const { asked, pathWith } = useSearch();
  const api = useContext(StoriesApiContext);
  const page = Math.max(1, Math.min(1_000, Math.trunc(Number(asked.get('page')) || 1)));
  const loaded = useLoaded(`pitches ${page}`, (signal) => api.own(page, { signal }));
  const { value } = loaded;
  // One form at a time, because the fields have fixed ids.
  const [open, setOpen] = useState<{ id: string; form: PitchFormName | 'new' } | null>(null);
  const [said, say] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLElement>(null);
  usePageTitle(texts.titleOf(pitchesTexts.heading));

  function toggle(id: string, form: PitchFormName | 'new', button: HTMLElement): void {
    opener.current = button;
    setOpen(open?.id === id && open.form === form ? null : { id, form });
  }

  function cancel(): void {
    setOpen(null);
    opener.current?.focus();
  }

  function told(sentence: string): void {
    setOpen(null);
    say(sentence);
    status.current?.focus();
  }

  function onChanged(story: Story, sentence: string): void {
    if (value) loaded.set({ ...value, stories: value.stories.map((one) => (one.id === story.id ? story : one)) });
    told(sentence);
  }

  function onSent(story: Story): void {
    if (value) loaded.set({ ...value, stories: [story, ...value.stories.filter(({ id }) => id !== story.id)] });
    told(pitchesTexts.sent(story.slug));
  }

  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading takesFocus={key !== 'default'}>{pitchesTexts.heading}</PageHeading>
          <Button
            aria-expanded={open?.form === 'new'}
            onClick={({ currentTarget }) => toggle('', 'new', currentTarget)}
          >
            {pitchesTexts.newPitch}
          </Button>
        </PageHead>
        <p>{pitchesTexts.lead}</p>
        <p role="status" ref={status} tabIndex={-1}>
          {said}
        </p>
        {open?.form === 'new' ? <PitchForm pitch={null} onSaved={onSent} onCancel={cancel} /> : null}
        {loaded.failure ? <LoadFailure failure={loaded.failure} retry={loaded.retry} /> : null}
        {!value && !loaded.failure ? <Spinner label={pitchesTexts.loading} /> : null}
        {value && value.late > 0 ? (
          <p>
            <strong>{pitchesTexts.late(value.late)}</strong>
          </p>
        ) : null}
        {value && value.stories.length === 0 ? (
          <EmptyState message={pitchesTexts.none}>
            <p>{pitchesTexts.noneLead}</p>
          </EmptyState>
        ) : null}
        {value && value.stories.length > 0 ? (
          <CurationList>
            {value.stories.map((story) => (
              <PitchRow
                key={story.id}
                {...{ story, onChanged }}
                open={open?.id === story.id && open.form !== 'new' ? open.form : null}
                onToggle={(form, button) => toggle(story.id, form, button)}
                onCancel={cancel}
              />
            ))}
          </CurationList>
        ) : null}
        {value ? (
          <Pager
            page={page}
            totalPages={value.totalPages}
            pathOf={(next) => pathWith({ page: next > 1 ? String(next) : null })}
          />
        ) : null}
      </PageBody>
    </>
  );
}

import { Button } from '@marquee/shared';
import { may, type ReviewedPost, rightsOf, type User } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { PageSection, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { ScheduleField } from '@marquee/vocal-kit/time/ScheduleField.tsx';
import { scheduleTexts } from '@marquee/vocal-kit/time/scheduleTexts.ts';
import { useScheduleSite } from '@marquee/vocal-kit/time/useScheduleSite.ts';
import { type FormEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { reviewSubject } from '../reviewSubject.ts';

type EmbargoSectionProps = { user: User; reviewed: ReviewedPost; onChanged: (reviewed: ReviewedPost) => void };

/** Shows the embargo of a post that is not published, and lets editors of its site change it. */
export function EmbargoSection({ user, reviewed, onChanged }: EmbargoSectionProps) {
  const api = useContext(ReviewApiContext);
  const id = useId();
  const { post, review } = reviewed;
  const site = useScheduleSite(post.site);
  const [isOpen, setOpen] = useState(false);
  const [until, setUntil] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);

  if (post.reviewStatus === 'published' || !may(rightsOf(user), 'setEmbargo', reviewSubject(reviewed))) return null;
  const { embargoUntil = null } = review;

  async function set(time: string | null): Promise<void> {
    setFault(null);
    try {
      onChanged(await api.setEmbargo(post.id, time));
      setOpen(false);
      setSent(false);
      status.current?.focus();
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : deskTexts.failed);
    }
  }

  function close(): void {
    setOpen(false);
    status.current?.focus();
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (until !== null) void set(until);
  }

  return (
    <PageSection aria-labelledby={id}>
      <h2 id={id}>{deskTexts.embargo}</h2>
      <p role="status" ref={status} tabIndex={-1}>
        {embargoUntil && site
          ? `${deskTexts.embargoUntil} ${scheduleTexts.bothTimes(Date.parse(embargoUntil), site)}`
          : deskTexts.noEmbargo}
      </p>
      {isOpen ? (
        <PageSection as="form" ref={form} onSubmit={send}>
          <ScheduleField
            field={`${id}-until`}
            label={deskTexts.embargoTime}
            site={post.site}
            isSent={isSent}
            onChange={setUntil}
          />
          <WrappingRow>
            <Button type="submit">{deskTexts.setEmbargo}</Button>
            <Button type="button" $quiet onClick={close}>
              {deskTexts.cancel}
            </Button>
          </WrappingRow>
        </PageSection>
      ) : (
        <WrappingRow>
          <Button $quiet onClick={() => setOpen(true)}>
            {embargoUntil ? deskTexts.changeEmbargo : deskTexts.setEmbargo}
          </Button>
          {embargoUntil ? (
            <Button $quiet onClick={() => void set(null)}>
              {deskTexts.endEmbargo}
            </Button>
          ) : null}
        </WrappingRow>
      )}
      {fault ? <p role="alert">{fault}</p> : null}
    </PageSection>
  );
}

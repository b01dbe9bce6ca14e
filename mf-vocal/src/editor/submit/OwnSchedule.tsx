import { Button } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import { ScheduleField } from '@marquee/vocal-kit/time/ScheduleField.tsx';
import { useState } from 'react';
import { editorTexts } from '../editorTexts.ts';

type OwnScheduleProps = {
  site: SiteKey | null;
  /** @param publishAt RFC 3339 */
  onSchedule: (publishAt: string) => void;
};

/** Asks an author, who publishes without a review, for the time of the publication. */
export function OwnSchedule({ site, onSchedule }: OwnScheduleProps) {
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  return (
    <fieldset>
      <legend>{editorTexts.scheduleOwn}</legend>
      <ScheduleField field="own-schedule" site={site} isSent={isSent} onChange={setPublishAt} />
      <Button
        $quiet
        onClick={() => {
          setSent(true);
          if (publishAt !== null) onSchedule(publishAt);
        }}
      >
        {editorTexts.schedule}
      </Button>
    </fieldset>
  );
}

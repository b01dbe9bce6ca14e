import type { AuditEntryView } from '@marquee/shared/domain';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { CurationRow, RowName } from '@marquee/vocal-kit/panels/rowParts.ts';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { changeTexts } from './changeTexts.ts';
import { describeChange } from './describeChange.ts';

/** Row of the audit log. Shows the moderator and the time of a change, and the values before and after. */
export function ChangeRow({ entry }: { entry: AuditEntryView }) {
  const { title, details } = describeChange(entry);
  const person = entry.actor ? entry.actor.name || changeTexts.deletedAccount : changeTexts.nobody;
  return (
    <CurationRow>
      <div>
        <RowName>{title}</RowName>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
        <Faint>
          {person} · <TimeAgo at={entry.at} />
        </Faint>
      </div>
    </CurationRow>
  );
}

import type { AuditEntryView } from '@marquee/shared/domain';
import { Faint } from '../../desk/deskParts.ts';
import { TimeAgo } from '../../posts/row/TimeAgo.tsx';
import { CurationRow, RowName } from '../curationParts.ts';
import { changeTexts } from './changeTexts.ts';
import { describeChange } from './describeChange.ts';

/** One change: who made it and when, and the values before and after. */
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

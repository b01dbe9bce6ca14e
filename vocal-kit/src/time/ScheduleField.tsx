import { token } from '@marquee/shared';
import type { SiteKey } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useState } from 'react';
import { inputStyles } from '../fields/inputStyles.ts';
import { Labelled } from '../fields/Labelled.tsx';
import { PillChoices } from '../form/PillChoices.tsx';
import { scheduleTexts } from './scheduleTexts.ts';
import { momentsOf, ownTimeZone, type WallTime } from './timeInZone.ts';
import { useScheduleSite } from './useScheduleSite.ts';

const Time = styled.input`
  ${inputStyles}
`;

const HourChoice = styled.div`
  display: grid;
  gap: ${token('space2')};

  & > p {
    margin: 0;
  }
`;

const hours = [
  { value: 'first', label: scheduleTexts.first },
  { value: 'second', label: scheduleTexts.second },
] as const;

type ScheduleFieldProps = {
  field: string;
  /** Label of the time; by default, of a publication. */
  label?: string;
  site: SiteKey | null;
  /** True if the form was sent. From then on, a missing time is an error. */
  isSent: boolean;
  /** @param publishAt RFC 3339 UTC; null while the field has no time */
  onChange: (publishAt: string | null) => void;
};

/** Asks for a time in the time zone of the site of a post, and shows it in the time zone of the moderator too. */
export function ScheduleField({ field, label, site: key, isSent, onChange }: ScheduleFieldProps) {
  const site = useScheduleSite(key);
  const timeZone = site?.timeZone ?? ownTimeZone();
  const [time, setTime] = useState<WallTime>('');
  const [hour, setHour] = useState<'first' | 'second'>('first');
  const moments = momentsOf(time, timeZone);
  const chosen = momentIn(moments, hour);
  const isPast = chosen !== undefined && chosen <= Date.now();

  function change(newTime: WallTime, newHour: 'first' | 'second'): void {
    setTime(newTime);
    setHour(newHour);
    const moment = momentIn(momentsOf(newTime, timeZone), newHour);
    onChange(moment === undefined ? null : new Date(moment).toISOString());
  }

  function fault(): string | undefined {
    if (time === '') return isSent ? scheduleTexts.choose : undefined;
    if (chosen === undefined) return scheduleTexts.noSuchTime(site?.label);
    return isPast ? scheduleTexts.past : undefined;
  }

  return (
    <>
      <Labelled
        field={field}
        label={label ?? scheduleTexts.time}
        hint={site ? scheduleTexts.hint(site) : scheduleTexts.hintOfOwn(timeZone)}
        fault={fault()}
      >
        {(control) => (
          <Time
            {...control}
            type="datetime-local"
            value={time}
            onChange={({ target }) => change(target.value, 'first')}
          />
        )}
      </Labelled>
      {moments.length > 1 ? (
        <HourChoice>
          {/* The choice has it as its legend. */}
          <p aria-hidden="true">{scheduleTexts.twice}</p>
          <PillChoices
            legend={scheduleTexts.twice}
            name={`${field}-hour`}
            value={hour}
            choices={hours}
            onChange={(newHour) => change(time, newHour)}
          />
        </HourChoice>
      ) : null}
      <p role="status">
        {label === undefined && site && chosen !== undefined && !isPast
          ? scheduleTexts.publishedOn(scheduleTexts.bothTimes(chosen, site))
          : null}
      </p>
    </>
  );
}

const momentIn = (moments: readonly number[], hour: 'first' | 'second') =>
  hour === 'second' ? moments.at(-1) : moments[0];

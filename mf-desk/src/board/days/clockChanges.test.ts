import { describe, expect, it } from '@jest/globals';
import { wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';
import { addDays, dayAt, monthOf, sameTimeOn, startOfDay, weekOf } from './calendarDays.ts';

const minuteMs = 60_000;
const utc = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString().slice(0, 16));

/**
 * Days on which clocks change, with the skipped or repeated minutes of the day: `[first, after the last]`. Lord Howe Island
 * changes by half an hour. Chile skips the first hour of a day, and repeats the last one.
 */
const changes = [
  ['Europe/London', '2026-03-29', 'skips', [60, 120]],
  ['Europe/London', '2026-10-25', 'repeats', [60, 120]],
  ['America/New_York', '2026-03-08', 'skips', [120, 180]],
  ['America/New_York', '2026-11-01', 'repeats', [60, 120]],
  ['Australia/Lord_Howe', '2026-10-04', 'skips', [120, 150]],
  ['Australia/Lord_Howe', '2026-04-05', 'repeats', [90, 120]],
  ['America/Santiago', '2026-09-06', 'skips', [0, 60]],
  ['America/Santiago', '2026-04-04', 'repeats', [1_380, 1_440]],
] as const;
/** Japan does not change its clocks. */
const steady = [
  ['Asia/Tokyo', '2026-03-29'],
  ['Asia/Tokyo', '2026-10-25'],
] as const;
const all = [...changes.map(([zone, day]) => [zone, day] as const), ...steady];

const timeOf = (minutes: number) => new Date(minutes * minuteMs).toISOString().slice(11, 16);

describe.each(changes)('a post that moves in %s to or over %s, which %s times', (zone, day, kind, [first, end]) => {
  // Both sides of the change, and later days of the year with the other time.
  const froms = [addDays(day, -2), addDays(day, 2)];

  it.each(froms)('keeps its time of day from %s', (from) => {
    for (let minutes = 0; minutes < 1_440; minutes += 30) {
      const time = timeOf(minutes);
      const [planned = 0, ...others] = sameTimeOn(from, startOfDay(from, zone) + minutes * minuteMs, zone);
      expect([wallTimeAt(planned, zone), others]).toEqual([`${from}T${time}`, []]);
      for (const to of [addDays(day, -1), day, addDays(day, 1)]) {
        const isChanged = to === day && minutes >= first && minutes < end;
        const moments = sameTimeOn(to, planned, zone);
        expect([time, moments.length]).toEqual([time, isChanged ? (kind === 'skips' ? 0 : 2) : 1]);
        expect(moments.map((moment) => wallTimeAt(moment, zone))).toEqual(moments.map(() => `${to}T${time}`));
        // The way back leads to the same moment.
        for (const moment of moments) expect(sameTimeOn(from, moment, zone)).toEqual([planned]);
      }
    }
  });
});

describe.each(all)('the calendar of %s around %s', (zone, day) => {
  it('has each day once, one after the other', () => {
    const days = Array.from({ length: 21 }, (_, index) => addDays(day, index - 10));
    expect(new Set(days).size).toBe(21);
    expect(days[10]).toBe(day);
    const month = monthOf(day);
    expect(month).toEqual(month.map((_, index) => addDays(month[0] ?? '', index)));
    expect(month.filter((one) => one.startsWith(day.slice(0, 7)))).toHaveLength(
      new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate(),
    );
    const week = weekOf(day);
    expect([week.length, week.filter((one) => one === day).length]).toEqual([7, 1]);
    expect(weekOf(addDays(week[6] ?? '', 1))[0]).toBe(addDays(week[0] ?? '', 7));
  });

  it('shows each quarter of an hour on one day of the week', () => {
    const days = [-1, 0, 1].map((offset) => addDays(day, offset));
    const end = startOfDay(addDays(day, 2), zone);
    const counts = new Map<string, number>();
    for (let moment = startOfDay(days[0] ?? '', zone); moment < end; moment += 15 * minuteMs) {
      const shown = dayAt(moment, zone);
      expect(days).toContain(shown);
      counts.set(shown, (counts.get(shown) ?? 0) + 1);
    }
    const hours = (one: string) => (startOfDay(addDays(one, 1), zone) - startOfDay(one, zone)) / (60 * minuteMs);
    expect([...counts]).toEqual(days.map((one) => [one, hours(one) * 4]));
    const change = changes.find(([of, on]) => of === zone && on === day);
    const changed = change ? (change[3][1] - change[3][0]) / 60 : 0;
    expect(hours(day)).toBe(24 + (change?.[2] === 'repeats' ? changed : -changed));
  });
});

it('names the earlier of two times first', () => {
  const at = (day: string, moment: string, zone: string) => utc(sameTimeOn(day, Date.parse(moment), zone));
  expect(at('2026-10-25', '2026-10-26T01:30Z', 'Europe/London')).toEqual(['2026-10-25T00:30', '2026-10-25T01:30']);
  expect(at('2026-04-05', '2026-04-05T15:15Z', 'Australia/Lord_Howe')).toEqual([
    '2026-04-04T14:45',
    '2026-04-04T15:15',
  ]);
  expect(at('2026-04-04', '2026-04-06T03:30Z', 'America/Santiago')).toEqual(['2026-04-05T02:30', '2026-04-05T03:30']);
});

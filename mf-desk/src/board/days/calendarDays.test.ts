import { describe, expect, it } from '@jest/globals';
import { addMonths, dayAt, isDay, monthOf, sameTimeOn, startOfDay, weekOf } from './calendarDays.ts';

const utc = (moments: readonly number[]) => moments.map((moment) => new Date(moment).toISOString().slice(0, 16));

describe('a post that moves to another day', () => {
  it.each([
    // The clocks go forward, or back, between the two days.
    ['Europe/Amsterdam', '2026-03-28T08:00Z', '2026-03-30', ['2026-03-30T07:00']],
    ['Europe/Amsterdam', '2026-10-24T07:00Z', '2026-10-26', ['2026-10-26T08:00']],
    ['America/New_York', '2026-03-07T14:00Z', '2026-03-09', ['2026-03-09T13:00']],
    ['America/New_York', '2026-10-31T13:00Z', '2026-11-02', ['2026-11-02T14:00']],
    ['Australia/Sydney', '2026-10-02T23:00Z', '2026-10-05', ['2026-10-04T22:00']],
    ['Australia/Sydney', '2026-04-03T22:00Z', '2026-04-06', ['2026-04-05T23:00']],
    // India does not change its clocks.
    ['Asia/Kolkata', '2026-03-28T03:30Z', '2026-03-30', ['2026-03-30T03:30']],
    ['Asia/Kolkata', '2026-10-24T03:30Z', '2026-10-26', ['2026-10-26T03:30']],
  ])('keeps its local time in %s from %s to %s', (zone, from, day, expected) => {
    expect(utc(sameTimeOn(day, Date.parse(from), zone))).toEqual(expected);
  });

  it.each([
    ['Europe/Amsterdam', '2026-03-28T01:30Z', '2026-03-29'],
    ['America/New_York', '2026-03-07T07:30Z', '2026-03-08'],
    ['Australia/Sydney', '2026-10-02T16:30Z', '2026-10-04'],
  ])('has no time in the hour that %s skips', (zone, from, day) => {
    expect(sameTimeOn(day, Date.parse(from), zone)).toEqual([]);
  });

  it.each([
    ['Europe/Amsterdam', '2026-10-24T00:30Z', '2026-10-25', ['2026-10-25T00:30', '2026-10-25T01:30']],
    ['America/New_York', '2026-10-31T05:30Z', '2026-11-01', ['2026-11-01T05:30', '2026-11-01T06:30']],
    ['Australia/Sydney', '2026-04-03T15:30Z', '2026-04-05', ['2026-04-04T15:30', '2026-04-04T16:30']],
  ])('has two times in the hour that %s repeats', (zone, from, day, expected) => {
    expect(utc(sameTimeOn(day, Date.parse(from), zone))).toEqual(expected);
  });
});

describe('a day', () => {
  it.each([
    ['Europe/Amsterdam', '2026-03-29', 23],
    ['Europe/Amsterdam', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Sydney', '2026-10-04', 23],
    ['Australia/Sydney', '2026-04-05', 25],
    ['Asia/Kolkata', '2026-03-29', 24],
    // The clocks go forward at midnight.
    ['Africa/Cairo', '2026-04-24', 23],
  ])('in %s, %s, has %d hours', (zone, day, hours) => {
    const next = new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    expect(startOfDay(next, zone) - startOfDay(day, zone)).toBe(hours * 3_600_000);
    expect(dayAt(startOfDay(day, zone), zone)).toBe(day);
    expect(dayAt(startOfDay(day, zone) - 1, zone)).not.toBe(day);
  });

  it('is refused if it does not exist', () => {
    expect(['2026-02-29', '2026-13-01', '1e3', '', '2026-11-29T00:00'].filter(isDay)).toEqual([]);
    expect(isDay('2028-02-29')).toBe(true);
  });
});

it('shows weeks from Monday, and months as whole weeks', () => {
  expect([weekOf('2026-11-29')[0], weekOf('2026-11-29')[6]]).toEqual(['2026-11-23', '2026-11-29']);
  const month = monthOf('2026-11-29');
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(monthOf('2027-02-10')).toHaveLength(28);
  expect([addMonths('2026-01-31', 1), addMonths('2026-12-05', 1), addMonths('2026-01-05', -1)]).toEqual([
    '2026-02-28',
    '2027-01-05',
    '2025-12-05',
  ]);
});

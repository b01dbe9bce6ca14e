import { expect, it } from '@jest/globals';
import { momentsOf, wallTimeAt } from './timeInZone.ts';

const moments = (wallTime: string, timeZone: string) =>
  momentsOf(wallTime, timeZone).map((moment) => new Date(moment).toISOString().slice(0, 16));

it.each([
  ['2026-11-29T09:00', 'Europe/Rome', '2026-11-29T08:00'],
  ['2026-07-01T00:30', 'America/New_York', '2026-07-01T04:30'],
  ['2026-12-31T23:59', 'America/Los_Angeles', '2027-01-01T07:59'],
  ['2026-06-01T12:00', 'Asia/Kathmandu', '2026-06-01T06:15'],
  ['2026-06-01T00:00', 'UTC', '2026-06-01T00:00'],
])('%s in %s is %s in UTC', (wallTime, timeZone, utc) => {
  expect(moments(wallTime, timeZone)).toEqual([utc]);
  expect(wallTimeAt(Date.parse(`${utc}Z`), timeZone)).toBe(wallTime);
});

it.each([
  ['2027-03-28T02:30', 'Europe/Rome'],
  ['2027-03-14T02:00', 'America/New_York'],
  // Half an hour is left out here, not a whole one.
  ['2026-10-04T02:15', 'Australia/Lord_Howe'],
])('%s in %s is no time: clocks go forward', (wallTime, timeZone) => {
  expect(moments(wallTime, timeZone)).toEqual([]);
});

it.each([
  ['2027-03-28T01:59', 'Europe/Rome', '2027-03-28T00:59'],
  ['2027-03-28T03:00', 'Europe/Rome', '2027-03-28T01:00'],
  ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00'],
])('%s in %s, beside a change of clocks, is one time', (wallTime, timeZone, utc) => {
  expect(moments(wallTime, timeZone)).toEqual([utc]);
});

it.each([
  ['2026-10-25T02:30', 'Europe/Rome', ['2026-10-25T00:30', '2026-10-25T01:30']],
  ['2026-11-01T01:00', 'America/New_York', ['2026-11-01T05:00', '2026-11-01T06:00']],
])('%s in %s comes twice: clocks go back', (wallTime, timeZone, both) => {
  expect(moments(wallTime, timeZone)).toEqual(both);
});

it('each hour around a change of clocks is found again from its reading', () => {
  const start = Date.parse('2026-10-25T00:00Z');
  for (let hour = 0; hour < 14 * 24; hour += 1) {
    const moment = start + hour * 3_600_000;
    expect(momentsOf(wallTimeAt(moment, 'America/Halifax'), 'America/Halifax')).toContain(moment);
  }
});

it.each(['', '2026-11-29', '2026-13-01T00:00', 'soon', 'The day'])('%p is no time', (wallTime) => {
  expect(moments(wallTime, 'Europe/Rome')).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { dueAtIn } from './steps/dueMoment.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = async (zone: string, day: string, time: string | null) =>
  (await dueAtIn(database.db, zone, { day, time })).toISOString().slice(0, 16);

describe('a due day', () => {
  test.each([
    // The clocks change during the day.
    ['America/New_York', '2026-03-08', '2026-03-09T04:00'],
    ['America/New_York', '2026-11-01', '2026-11-02T05:00'],
    ['America/Los_Angeles', '2026-03-08', '2026-03-09T07:00'],
    ['America/Halifax', '2026-11-01', '2026-11-02T04:00'],
    ['Europe/Paris', '2026-03-29', '2026-03-29T22:00'],
    ['Europe/Paris', '2026-10-25', '2026-10-25T23:00'],
    ['Europe/London', '2026-03-29', '2026-03-29T23:00'],
    ['Europe/London', '2026-10-25', '2026-10-26T00:00'],
    // Half an hour is left out, or comes twice.
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-04T13:00'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-05T13:30'],
    // The next day has no midnight, and the last hour of the day comes twice.
    ['America/Santiago', '2026-09-05', '2026-09-06T04:00'],
    ['America/Santiago', '2026-04-04', '2026-04-05T04:00'],
    // The last day of a leap month, and of a year.
    ['Europe/Paris', '2028-02-29', '2028-02-29T23:00'],
    ['America/Los_Angeles', '2026-12-31', '2027-01-01T08:00'],
  ])('in %s, %s, ends at %s', async (zone, day, expected) => {
    expect(await at(zone, day, null)).toBe(expected);
  });
});

describe('a due time', () => {
  test.each([
    ['America/New_York', '2026-03-08', '09:00', '2026-03-08T13:00'],
    ['America/Los_Angeles', '2026-11-01', '09:00', '2026-11-01T17:00'],
    ['America/Halifax', '2026-03-07', '09:00', '2026-03-07T13:00'],
    ['Europe/Paris', '2026-06-15', '00:00', '2026-06-14T22:00'],
    // The later of the two in the hour that the clocks repeat.
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T06:30'],
    ['Europe/Paris', '2026-10-25', '02:30', '2026-10-25T01:30'],
    ['Europe/London', '2026-10-25', '01:30', '2026-10-25T01:30'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T15:15'],
    ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T03:30'],
  ])('in %s, %s at %s, is %s', async (zone, day, time, expected) => {
    expect(await at(zone, day, time)).toBe(expected);
  });

  test.each([
    ['America/New_York', '2026-03-08', '02:30'],
    ['America/Los_Angeles', '2026-03-08', '02:30'],
    ['America/Halifax', '2026-03-08', '02:30'],
    ['Europe/Paris', '2026-03-29', '02:30'],
    ['Europe/London', '2026-03-29', '01:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15'],
    ['America/Santiago', '2026-09-06', '00:30'],
  ])('is refused in the hour that %s skips', async (zone, day, time) => {
    await expect(at(zone, day, time)).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/due/time', code: 'no-such-time' }],
    });
  });
});

import { expect, it } from '@jest/globals';
import { scheduleTexts } from './scheduleTexts.ts';

const feast = { label: 'Feast', timeZone: 'Europe/Rome' };
const morning = Date.parse('2026-11-29T08:00Z');

it.each([
  ['America/New_York', 'Sunday, 29 November, 09:00 in Feast’s time (Europe/Rome); 03:00 in yours.'],
  [
    'Pacific/Honolulu',
    'Sunday, 29 November, 09:00 in Feast’s time (Europe/Rome); Saturday, 28 November, 22:00 in yours.',
  ],
  ['Europe/Paris', 'Sunday, 29 November, 09:00 in Feast’s time (Europe/Rome), which is also yours.'],
])('a moderator in %s reads: %s', (own, words) => {
  expect(scheduleTexts.bothTimes(morning, feast, own)).toBe(words);
});

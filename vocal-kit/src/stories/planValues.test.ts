import { expect, it } from '@jest/globals';
import { dueOf, faultsOfDue, faultsOfPlan, planOf, wordsOf } from './planValues.ts';

const values = { slug: ' Rye ', brief: 'A', site: 'feast', category: '', words: '1,200', pictures: ' 2 ' };

it('reads a plan, with an empty section and length as none', () => {
  expect(planOf(values)).toEqual({ slug: 'Rye', brief: 'A', category: null, words: 1_200, pictures: '2' });
  expect(planOf({ ...values, words: '' }).words).toBeNull();
  expect(faultsOfPlan(values)).toEqual({});
});

it('names the fields that need another look', () => {
  const faults = faultsOfPlan({ ...values, slug: ' ', site: '', words: 'many' });
  expect(Object.keys(faults)).toEqual(['slug', 'site', 'words']);
});

it.each(['0', '-5', '50001', '1.5', '12e3', ''])('takes no length of %p', (text) => {
  expect(wordsOf(text)).toBeNull();
});

it('reads a due day with and without a time', () => {
  expect(dueOf({ dueDay: '2026-12-01', dueTime: '' })).toEqual({ day: '2026-12-01', time: null });
  expect(dueOf({ dueDay: '2026-12-01', dueTime: '09:30:00' })).toEqual({ day: '2026-12-01', time: '09:30' });
  expect(dueOf({ dueDay: '', dueTime: '' })).toBeNull();
  expect(Object.keys(faultsOfDue({ dueDay: '', dueTime: '09:30' }))).toEqual(['dueDay']);
});

import { expect, it } from '@jest/globals';
import type { AuditEntryView } from '@marquee/shared/domain';
import { describeChange } from './describeChange.ts';

const entry = (changes: Partial<AuditEntryView>): AuditEntryView => ({
  ...{ id: '1', at: '2026-11-22T08:00:00Z', actor: null, site: 'feast', reason: null },
  ...{ action: 'change', subject: 'promo', subjectId: '4', before: null, after: null },
  ...changes,
});

it('puts each changed field into words, with its value before and after', () => {
  const before = { name: 'Bread', active: true, image: { public_id: 'a/b', width: 3, height: 2 } };
  const after = { name: 'Bread', active: false, image: null };
  expect(describeChange(entry({ before, after }))).toEqual({
    title: 'Changed: promo Bread',
    details: ['Visible to readers: yes → no', 'Picture: a/b → none'],
  });
});

it('names picks, posts and redirects, which have no name of their own', () => {
  const picks = entry({
    subject: 'editorsPicks',
    subjectId: 'feast',
    before: { ids: ['1'] },
    after: { ids: ['2', '1'] },
  });
  expect(describeChange(picks)).toEqual({ title: 'Changed: editor’s picks', details: ['Posts: 1 → 2, 1'] });
  const feature = { name: 'Bread week', subtitle: '' };
  const post = entry({ action: 'curate', subject: 'post', before: { feature: null }, after: { feature } });
  expect(describeChange(post)).toEqual({
    title: 'Curated: post number 4',
    details: ['Special feature: none → Bread week'],
  });
  const redirect = entry({ action: 'remove', subject: 'redirect', subjectId: 'tag/gear', reason: 'Not wanted' });
  expect(describeChange(redirect)).toEqual({ title: 'Deleted: redirect tag/gear', details: ['Reason: Not wanted'] });
});

it('puts the wait for a decision and a byline into words', () => {
  const decided = entry({
    ...{ action: 'publish', subject: 'post', subjectName: 'Tape' },
    before: { status: 'in-review' },
    after: { status: 'published', waitedMs: 43_372 * 60 },
  });
  expect(describeChange(decided).details).toEqual(['Status: in-review → published', 'Waited: none → 43 min']);
  const bylines = [{ userId: '7', role: 'photographs', percent: 40 }];
  const named = entry({ action: 'setBylines', subject: 'post', before: { bylines: [] }, after: { bylines } });
  expect(describeChange(named).details).toEqual(['Byline: none → photographs 40 % (account 7)']);
});

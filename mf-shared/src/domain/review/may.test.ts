import { expect, test } from '@jest/globals';
import type { Role } from '../people/grant.ts';
import type { SiteKey } from '../sites/site.ts';
import { may, type Rights, refusalOf, type Subject, sitesOf } from './may.ts';
import { type Action, permissions } from './permissions.ts';

const account = (id: number, ...grants: [Role, SiteKey | null][]): Rights => ({
  id,
  grants: grants.map(([role, site]) => ({ role, site, until: null })),
});
const author = account(1);
const writer = account(2);
const ofBeat = account(3, ['editor', 'beat']);
const ofOmni = account(4, ['editor', 'omni']);
const ofAll = account(5, ['administrator', null]);
const editorOfAll = account(6, ['editor', null]);
const accountant = account(7, ['accountant', null]);
const auditor = account(8, ['auditor', null]);

const post: Subject = { authorId: 1, site: 'omni', sites: ['omni'], status: 'draft', claimedBy: null };
const codeOf = (who: Rights | null, action: Action, subject: Subject) => {
  const refusal = refusalOf(who, action, subject);
  return refusal && ('code' in refusal ? refusal.code : refusal.by);
};

test('shows a post to its author and to moderators of its site alone', () => {
  const people = [null, writer, ofBeat, author, ofOmni, ofAll];
  expect(people.map((who) => codeOf(who, 'readPost', post))).toEqual(['hidden', 'hidden', 'hidden', null, null, null]);
});

test('leaves a post without a site to its author and to moderators of all sites', () => {
  const siteless = { ...post, site: null, sites: [] };
  expect([author, ofOmni, ofAll].map((who) => codeOf(who, 'editPost', siteless))).toEqual([null, 'hidden', null]);
});

test('needs the right on both sites for a move, and on the present one for taking a post off its site', () => {
  const moving = { ...post, sites: ['omni', 'beat'] as const, isPublished: true };
  expect([ofOmni, ofBeat, ofAll, author].map((who) => may(who, 'editPost', moving))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([ofOmni, ofBeat].map((who) => codeOf(who, 'editPost', moving))).toEqual(['moderator-only', 'moderator-only']);
  expect([ofOmni, ofBeat].map((who) => may(who, 'readPost', moving))).toEqual([true, true]);
  expect([ofOmni, ofBeat].map((who) => may(who, 'unpublish', moving))).toEqual([true, false]);
});

test('leaves a post in review to its claimer', () => {
  const claimed = { ...post, status: 'in-review', claimedBy: ofOmni.id } as const;
  expect([author, ofAll, ofOmni].map((who) => codeOf(who, 'editPost', claimed))).toEqual([
    ...['post-locked', 'post-locked', null],
  ]);
  expect([author, ofAll, ofOmni].map((who) => codeOf(who, 'decide', claimed))).toEqual([
    ...['claimer-only', 'claimed', null],
  ]);
});

test('locks a scheduled post for all accounts', () => {
  const scheduled = { ...post, status: 'scheduled', claimedBy: ofOmni.id } as const;
  for (const who of [author, ofOmni, ofAll]) expect(codeOf(who, 'editPost', scheduled)).toBe('post-locked');
});

test('refuses approval of an own post', () => {
  const own = { ...post, authorId: ofAll.id };
  for (const action of ['claim', 'takeOver', 'decide', 'addNote', 'openReview'] as const)
    expect(may(ofAll, action, own)).toBe(false);
});

test('refuses decisions on own money and on a hold that the account placed', () => {
  expect(codeOf(ofAll, 'decidePayout', { authorId: ofAll.id })).toBe('other-moderator');
  expect(codeOf(ofAll, 'decidePayout', { authorId: author.id })).toBeNull();
  expect(codeOf(ofOmni, 'decidePayout', { authorId: author.id })).toBe('operator-only');
  const hold = { authorId: author.id, sites: ['omni'] } as const;
  expect(codeOf(ofOmni, 'decideHold', { ...hold, placedBy: ofAll.id })).toBeNull();
  expect(codeOf(ofOmni, 'decideHold', { ...hold, placedBy: ofOmni.id })).toBe('other-moderator');
  expect(codeOf(ofOmni, 'decideHold', { ...hold, sites: ['omni', 'beat'] })).toBe('hidden');
});

test('closes everything but the doors to strangers, and the areas of moderators to writers', () => {
  for (const action of Object.keys(permissions) as Action[]) {
    expect([action, may(null, action, post)]).toEqual([action, action === 'enter']);
    const { about } = permissions[action];
    if (about !== 'nothing' && about !== 'account')
      expect([action, may(writer, action, post)]).toEqual([action, false]);
  }
});

test('hides a post in the trash from all but those who can take it out', () => {
  const trashed = { ...post, isInTrash: true };
  expect(codeOf(author, 'readPost', trashed)).toBe('hidden');
  expect(codeOf(author, 'editPost', trashed)).toBe('post-locked');
  expect(codeOf(author, 'restorePost', trashed)).toBeNull();
});

test('gives accountants money and no posts', () => {
  const actions = Object.keys(permissions) as Action[];
  const allowed = actions.filter((action) => may(accountant, action, { ...post, authorId: 1 }));
  expect(allowed).toEqual([
    ...[
      'enter',
      'useAccount',
      'readNetworkMoney',
      'readHolds',
      'placeHold',
      'decideHold',
      'readPayouts',
      'decidePayout',
    ],
    ...['readAdjustments', 'proposeAdjustment', 'decideAdjustment'],
  ]);
  expect(codeOf(accountant, 'readPost', post)).toBe('hidden');
  expect(codeOf(editorOfAll, 'decidePayout', { authorId: 1 })).toBe('operator-only');
});

test('lets auditors read everything and change nothing', () => {
  const actions = Object.keys(permissions) as Action[];
  expect(actions.filter((action) => may(auditor, action, post))).toEqual([
    ...[
      'enter',
      'useAccount',
      'readPost',
      'readNotes',
      'openReview',
      'readStory',
      'readPlan',
      'readQueue',
      'readAudit',
      'readMedia',
      'readReads',
      'readNetworkMoney',
    ],
    ...['readHolds', 'readPayouts', 'readAdjustments'],
  ]);
});

test('needs a role for all sites in the books of the network', () => {
  const ofOneSite = account(9, ['accountant', 'beat'], ['administrator', 'omni']);
  for (const action of ['readPayouts', 'decidePayout', 'proposeAdjustment'] as const)
    expect(codeOf(ofOneSite, action, { authorId: 1 })).toBe('operator-only');
});

test('adds up the sites of all roles for an action', () => {
  const both = account(9, ['editor', 'beat'], ['auditor', 'omni'], ['accountant', null]);
  expect(sitesOf(both, 'readQueue')).toEqual(['beat', 'omni']);
  expect(sitesOf(both, 'readHolds')).toBeNull();
  expect(sitesOf(writer, 'readQueue')).toEqual([]);
});

test('shows a story to its writer and to editors and auditors of its site alone', () => {
  const story: Subject = { authorId: 1, site: 'omni', sites: ['omni'] };
  const people = [null, writer, ofBeat, accountant, author, ofOmni, ofAll, auditor];
  const of = (action: Action) => people.map((who) => codeOf(who, action, story));
  expect(of('readStory')).toEqual(['hidden', 'hidden', 'hidden', 'hidden', null, null, null, null]);
  const [plan, revise] = [of('planStory').slice(4), of('revisePitch').slice(4)];
  expect(plan).toEqual(['moderator-only', null, null, 'moderator-only']);
  expect(revise).toEqual([null, 'author-only', 'author-only', 'author-only']);
});

test('lets an editor plan a story that the editor writes', () => {
  const own: Subject = { authorId: ofOmni.id, site: 'omni', sites: ['omni'] };
  expect([codeOf(ofOmni, 'planStory', own), codeOf(ofOmni, 'revisePitch', own)]).toEqual([null, null]);
});

import path from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../../api/src/people/demo/demoAccounts.ts';
import { readMails } from '../../../api/src/testing/mailbox.ts';
import { originOf, ports } from '../../network/addresses.ts';
import { type OwnNetwork, startOwnNetwork } from '../../network/ownNetwork.ts';
import { expectAccessible } from './steps/expectAccessible.ts';
import { decide, openAs, submit, walkAs } from './steps/people.ts';
import { writeDraft } from './steps/writeDraft.ts';

const vocal = originOf('vocal', ports.planning);
const planning = `${vocal}/vocal/desk/planning`;

let network: OwnNetwork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  network = await startOwnNetwork(ports.planning, ports.planningApi);
});
test.afterAll(() => network?.stop());

test('a pitch becomes a draft with its brief, and the plan shows the published post', async ({ browser }) => {
  test.setTimeout(180_000);
  const { page: writing, complaints: ofWriter } = await openAs(browser, demoAccounts.writer, vocal);
  const { page: desk, complaints: ofEditor } = await openAs(browser, demoAccounts.moderator, vocal);

  await writing.getByRole('button', { name: /^Account menu/ }).click();
  await writing.getByRole('link', { name: 'Pitches and stories' }).click();
  await expect(writing.getByRole('heading', { level: 1, name: 'Pitches and stories' })).toBeVisible();
  await writing.getByRole('button', { name: 'New pitch' }).click();
  const pitch = writing.getByRole('form', { name: 'New pitch' });
  await pitch.getByRole('button', { name: 'Send pitch' }).click();
  await expect(pitch.getByLabel('Working name')).toBeFocused();
  await pitch.getByLabel('Working name').fill('Night bakers');
  await pitch.getByLabel('Brief').fill('Who bakes while the town sleeps?');
  await pitch.getByLabel('Magazine').selectOption('Beat');
  await pitch.getByLabel('Section (optional)').selectOption('Live');
  await pitch.getByLabel('Words (optional)').fill('900');
  await expectAccessible(writing, 'the form of a pitch');
  await pitch.getByRole('button', { name: 'Send pitch' }).click();
  await expect(writing.getByText('Your pitch “Night bakers” is sent.', { exact: false })).toBeFocused();

  await desk.getByRole('button', { name: /^Account menu/ }).click();
  await desk.getByRole('link', { name: 'Planning' }).click();
  await desk.getByRole('button', { name: 'Answer the pitch “Night bakers”' }).click();
  const answer = desk.getByRole('form', { name: 'Answer the pitch “Night bakers”' });
  await answer.getByLabel('Due day (optional)').fill('2099-12-01');
  await answer.getByLabel('Words (optional)').fill('1200');
  await answer.getByLabel('Message to the writer (optional)').fill('Please talk to the union too.');
  await expectAccessible(desk, 'the answer to a pitch');
  await answer.getByRole('button', { name: 'Send answer' }).click();
  await expect(desk.getByText('Your answer to “Night bakers” is sent.')).toBeFocused();
  const row = desk.getByRole('listitem').filter({ hasText: 'Night bakers' });
  await expect(row.getByText('Assigned, in writing')).toBeVisible();

  await writing.goto(`${vocal}/vocal/notices`);
  await expect(writing.getByText('Please talk to the union too.')).toBeVisible();
  await writing.getByRole('link', { name: 'Your pitch “Night bakers” is accepted.' }).click();
  await expect(writing.getByText('What the editors want: Night bakers')).toBeVisible();
  await expect(writing.getByText('Who bakes while the town sleeps?')).toBeVisible();
  await expect(writing.getByText('Due 1 December 2099 · 1,200 words')).toBeVisible();
  await expect(writing.getByText('of 1,200 words', { exact: false })).toBeVisible();
  await expectAccessible(writing, 'the draft of a story');
  await writing.setViewportSize({ width: 1280, height: 900 });
  await writeDraft(writing, 'The bakers of the night', '<p>The ovens hum.</p>');
  await submit(writing);

  await desk.goto(planning);
  await expect(row.getByText('In review')).toBeVisible();
  await desk.getByRole('link', { name: 'Open post of “Night bakers”' }).click();
  await decide(desk, 'Claim');
  await decide(desk, 'Publish');
  const reader = await desk.context().newPage();
  await expect(async () => {
    await reader.goto(`${originOf('beat', ports.planning)}/night-bakers`);
    await expect(reader.getByText('The ovens hum.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await reader.close();
  await desk.getByRole('link', { name: 'Go to the story' }).click();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'the plan');
  await writing.goto(`${vocal}/vocal/pitches`);
  await expect(writing.getByText('Published', { exact: true })).toBeVisible();

  const mails = await readMails(path.join(network.dataFolder, 'mail'));
  const accepted = mails.filter(({ source }) => source.includes('Your pitch'));
  expect(accepted).toHaveLength(1);
  expect(accepted[0]?.source).toContain('Please talk to the union too.');
  expect([...ofWriter, ...ofEditor]).toEqual([]);
});

test('a story is created, assigned and seen as late with the keyboard alone on a phone', async ({ browser }) => {
  test.setTimeout(180_000);
  const { walk: editor, page: desk, complaints: ofEditor } = await walkAs(browser, demoAccounts.moderator, vocal);
  const { walk: writer, page: writing, complaints: ofWriter } = await walkAs(browser, demoAccounts.writer, vocal);
  const name = await writing.evaluate(async () => {
    const { user } = await (await fetch('/api/currentUser')).json();
    return `${user.firstName} ${user.lastName}`;
  });

  await editor.open(planning);
  await editor.press(desk.getByRole('button', { name: 'New story' }));
  const story = desk.getByRole('form', { name: 'New story' });
  await editor.write(story.getByLabel('Working name'), 'Harbour lights');
  await editor.write(story.getByLabel('Brief'), 'Who lights them?');
  await editor.choose(story.getByLabel('Magazine'), 'Beat');
  await editor.to(story.getByLabel('Due day (optional)'));
  await desk.keyboard.type('01022020');
  await editor.write(story.getByLabel('Find a writer by name'), name);
  await editor.to(story.getByRole('radio', { name: 'Nobody yet' }));
  await editor.key('ArrowDown');
  await expect(story.getByRole('radio', { name })).toBeChecked();
  await editor.press(story.getByRole('button', { name: 'Create story' }));
  await expect(desk.getByText('The story “Harbour lights” is created.')).toBeFocused();
  const row = desk.getByRole('listitem').filter({ hasText: 'Harbour lights' });
  await expect(row.getByText('Late', { exact: true })).toBeVisible();
  await expect(desk.getByText('1 late story')).toBeVisible();
  await expectAccessible(desk, 'a late story');
  await desk.setViewportSize({ width: 375, height: 900 });

  await writer.open(`${vocal}/vocal/pitches`);
  await expect(writing.getByText('One of your stories is late.')).toBeVisible();
  await expectAccessible(writing, 'the stories of a writer');
  await writing.setViewportSize({ width: 375, height: 900 });
  // The job of the minute notifies the writer once.
  await expect(async () => {
    await writing.goto(`${vocal}/vocal/notices`);
    await expect(writing.getByRole('link', { name: 'The story “Harbour lights” is late.' })).toHaveCount(1);
  }).toPass({ timeout: 90_000 });
  await writer.open(`${vocal}/vocal/pitches`);
  await writer.press(writing.getByRole('link', { name: 'Open draft of “Harbour lights”' }));
  await expect(writing.getByText('What the editors want: Harbour lights')).toBeVisible();
  expect([...ofEditor, ...ofWriter]).toEqual([]);
});

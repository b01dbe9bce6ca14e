import { demoAccounts } from '@marquee/api/acts/demoAccounts.ts';
import { chromiumArguments } from '@marquee/releases/gate/launch/findBrowser.ts';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../network/ensureChromium.ts';
import { withNetwork } from '../withNetwork.ts';
import { dayTable, type Task } from './dayTable.ts';
import { EditorAtWork } from './EditorAtWork.ts';
import { acceptPitch, changeTime, correctLivePost, moveScheduled, openPlan, planStory } from './planTasks.ts';
import { pitchNames, prepareDay, titleOf } from './prepareDay.ts';
import { openQueue, publishByClicks, publishByKeys, reject, requestChanges, schedule } from './reviewTasks.ts';

const ports = { port: Number(process.env.PORT ?? 3550), apiPort: Number(process.env.API_PORT ?? 3551) };
/** One address makes all calls of the day. */
const limits = { POST_LIMIT: '1000', SAVE_LIMIT: '10000', SIGN_UP_LIMIT: '100' };
const rejections = 4;

/** The tasks of a day, in their order. Decisions about 60 posts come first. */
const day: { name: string; times: number; take: (editor: EditorAtWork, index: number) => Promise<void> }[] = [
  { name: 'open the oldest post of the queue', times: 1, take: openQueue },
  { name: 'publish, by clicks', times: 20, take: publishByClicks },
  { name: 'publish, by keys', times: 16, take: publishByKeys },
  { name: 'schedule', times: 12, take: schedule },
  { name: 'request changes', times: 8, take: requestChanges },
  {
    name: 'reject with a reason',
    times: rejections,
    take: (editor, index) => reject(editor, index + 1 === rejections),
  },
  { name: 'find a live post and correct it', times: 1, take: (editor) => correctLivePost(editor, titleOf(7)) },
  { name: 'move four scheduled posts', times: 1, take: (editor) => moveScheduled(editor, 4) },
  { name: 'change the time of one', times: 1, take: changeTime },
  { name: 'open the plan', times: 1, take: openPlan },
  { name: 'plan and assign a story', times: 3, take: (editor, index) => planStory(editor, index + 1) },
  {
    name: 'accept a pitch',
    times: pitchNames.length,
    take: (editor, index) => acceptPitch(editor, pitchNames[index] ?? ''),
  },
];

/**
 * "Day": an editor finds, reviews and decides 60 posts, corrects a live one, moves scheduled ones and plans the next week.
 * Counts clicks and key presses. The seconds are those of the product and of the script, without reading or thinking.
 */
export async function benchDay(): Promise<void> {
  const settings = { ...ports, workers: 1, sites: ['beat'] as const };
  const run = async (origin: string) => {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
    try {
      await prepareDay(browser, origin);
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
      const page = await context.newPage();
      await signIn(page, origin);
      console.log(`\n${dayTable(await playDay(new EditorAtWork(page)))}\n`);
    } finally {
      await browser.close();
    }
  };
  await withNetwork(
    settings,
    ({ network }) => run(network.hosts.originOf('vocal')),
    async () => ({ settings: {}, shared: limits, stop: async () => undefined }),
  );
}

async function playDay(editor: EditorAtWork): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const { name, times, take } of day) {
    const effort = await editor.measure(async () => {
      for (let index = 0; index < times; index += 1) await take(editor, index);
    });
    tasks.push({ name, times, ...effort });
  }
  return tasks;
}

async function signIn(page: Page, origin: string): Promise<void> {
  const { email, password } = demoAccounts.moderator;
  await page.goto(`${origin}/auth?way=sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: /posts are waiting for review/ }).waitFor();
}

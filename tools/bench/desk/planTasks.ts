import type { EditorAtWork } from './EditorAtWork.ts';
import { writerNames } from './prepareDay.ts';
import { typeTime } from './reviewTasks.ts';
import { typedDay } from './typedDay.ts';

async function follow(editor: EditorAtWork, entry: string): Promise<void> {
  const { page } = editor;
  await editor.click(page.getByRole('button', { name: /^Account menu/ }));
  await editor.click(page.getByRole('link', { name: entry, exact: true }));
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}

/** Finds a live post by its title, mends its text, and publishes the correction with a note to readers. */
export async function correctLivePost(editor: EditorAtWork, title: string): Promise<void> {
  const { page } = editor;
  await follow(editor, 'Posts of the network');
  await editor.click(page.getByLabel('Title or text'));
  await editor.type(title);
  await editor.press('Enter');
  await editor.click(page.getByRole('link', { name: `Edit “${title}”` }));
  await editor.click(page.getByRole('textbox', { name: 'Your story' }).locator('p').last());
  await editor.press('End');
  await editor.type(' She is 41.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await editor.click(page.getByRole('button', { name: 'Review and publish' }));
  await editor.click(page.getByRole('button', { name: 'Publish correction' }));
  const form = page.getByRole('form', { name: 'Publish correction' });
  // The radio button is invisible below its label.
  await editor.click(form.getByText('Correction', { exact: true }));
  await editor.click(form.getByRole('textbox', { name: 'Correction' }));
  await editor.type('An earlier version had no age.');
  await editor.click(form.getByRole('button', { name: 'Publish correction' }));
  await page.getByText('Publish correction: done.').waitFor();
}

/** Moves the first scheduled posts of the board to another day. Each keeps its time. */
export async function moveScheduled(editor: EditorAtWork, count: number): Promise<void> {
  const { page } = editor;
  await follow(editor, 'Posts of the network');
  await editor.choose(page.getByLabel('Status'), 'Scheduled');
  await page.getByText('12 posts.').waitFor();
  for (let place = 0; place < count; place += 1)
    await editor.click(page.getByRole('checkbox', { name: /^Select “/ }).nth(place));
  await editor.clickStart(page.getByLabel('Day', { exact: true }));
  await editor.type(typedDay(5));
  await editor.click(page.getByRole('button', { name: `Apply to ${count} posts` }));
  await page.getByText(`Done: ${count}.`).waitFor();
}

/** Gives the last scheduled post on the board another time. */
export async function changeTime(editor: EditorAtWork): Promise<void> {
  const { page } = editor;
  await editor.click(page.getByRole('link', { name: /^Review “/ }).last());
  await editor.click(page.getByRole('button', { name: 'Change time' }));
  const form = page.getByRole('form', { name: 'Change time' });
  await form.waitFor();
  await typeTime(editor, 4, '0530PM');
  await editor.click(form.getByRole('button', { name: 'Change time' }));
  await page.getByText('Change time: done.').waitFor();
}

export const openPlan = (editor: EditorAtWork): Promise<void> => follow(editor, 'Planning');

/** Creates a story for next week, and assigns it. */
export async function planStory(editor: EditorAtWork, number: number): Promise<void> {
  const { page } = editor;
  const name = `Next week ${number}`;
  await editor.click(page.getByRole('button', { name: 'New story' }));
  const form = page.getByRole('form', { name: 'New story' });
  await editor.click(form.getByLabel('Working name'));
  await editor.type(name);
  await editor.click(form.getByLabel('Brief'));
  await editor.type('Who does it, and why now?');
  await editor.choose(form.getByLabel('Magazine'), 'Beat');
  await editor.clickStart(form.getByLabel('Due day (optional)'));
  await editor.type(typedDay(6 + number));
  await editor.click(form.getByLabel('Find a writer by name'));
  const [writer = ''] = writerNames;
  await editor.type(writer);
  await editor.click(form.getByText(writer, { exact: true }));
  await editor.click(form.getByRole('button', { name: 'Create story' }));
  await page.getByText(`The story “${name}” is created.`).waitFor();
}

/** Accepts a pitch with a due day, which makes the draft of its writer. */
export async function acceptPitch(editor: EditorAtWork, slug: string): Promise<void> {
  const { page } = editor;
  await editor.click(page.getByRole('button', { name: `Answer the pitch “${slug}”` }));
  const form = page.getByRole('form', { name: `Answer the pitch “${slug}”` });
  await editor.clickStart(form.getByLabel('Due day (optional)'));
  await editor.type(typedDay(9));
  await editor.click(form.getByRole('button', { name: 'Send answer' }));
  await page.getByText(`Your answer to “${slug}” is sent.`).waitFor();
}

import type { EditorAtWork } from './EditorAtWork.ts';
import { typedDay } from './typedDay.ts';

const said = ({ page }: EditorAtWork, words: string) => page.getByText(words).waitFor();
const button = ({ page }: EditorAtWork, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the oldest post of the queue from the home page. */
export async function openQueue(editor: EditorAtWork): Promise<void> {
  const { page } = editor;
  await editor.click(page.getByRole('link', { name: /posts are waiting for review/ }));
  await editor.click(page.getByRole('link', { name: 'Night shift 01' }));
  await button(editor, 'Claim').waitFor();
}

/** Opens the next post of the queue by a step of the editor. */
export async function openNext(editor: EditorAtWork, step: () => Promise<void>): Promise<void> {
  const before = editor.page.url();
  await step();
  await editor.page.waitForURL((url) => url.href !== before);
  await button(editor, 'Claim').waitFor();
}

const nextByClick = (editor: EditorAtWork) =>
  openNext(editor, () => editor.click(editor.page.getByRole('link', { name: 'Next in the queue' })));

async function claim(editor: EditorAtWork): Promise<void> {
  await editor.click(button(editor, 'Claim'));
  await said(editor, 'Claim: done.');
}

export async function publishByClicks(editor: EditorAtWork): Promise<void> {
  await claim(editor);
  await editor.click(button(editor, 'Publish'));
  await said(editor, 'Publish: done.');
  await nextByClick(editor);
}

export async function publishByKeys(editor: EditorAtWork): Promise<void> {
  await editor.press('c');
  await said(editor, 'Claim: done.');
  await editor.press('p');
  await editor.press('Enter');
  await said(editor, 'Publish: done.');
  await openNext(editor, () => editor.press('j'));
}

export async function schedule(editor: EditorAtWork): Promise<void> {
  await claim(editor);
  await editor.click(button(editor, 'Schedule'));
  const form = editor.page.getByRole('form', { name: 'Schedule' });
  await form.waitFor();
  await typeTime(editor, 3, '0900AM');
  await editor.click(form.getByRole('button', { name: 'Schedule' }));
  await said(editor, 'Schedule: done.');
  await nextByClick(editor);
}

/** Types a day and a time into the field that has the focus. */
export async function typeTime(editor: EditorAtWork, daysAhead: number, time: string): Promise<void> {
  await editor.type(typedDay(daysAhead));
  await editor.press('Tab');
  await editor.type(time);
}

export async function requestChanges(editor: EditorAtWork): Promise<void> {
  await claim(editor);
  await editor.press('r');
  const form = editor.page.getByRole('form', { name: 'Request changes' });
  await form.waitFor();
  await editor.type('Who says so?');
  await editor.click(form.getByRole('button', { name: 'Request changes' }));
  await said(editor, 'Request changes: done.');
  await nextByClick(editor);
}

/** Rejects a post. After the last one, the queue is empty. */
export async function reject(editor: EditorAtWork, isLast: boolean): Promise<void> {
  await claim(editor);
  await editor.click(button(editor, 'Reject'));
  const form = editor.page.getByRole('form', { name: 'Reject' });
  await editor.choose(form.getByLabel('Reason'), 'The writing is not ready');
  await editor.click(form.getByRole('textbox'));
  await editor.type('Please try again.');
  await editor.click(form.getByRole('button', { name: 'Reject' }));
  await said(editor, 'Reject: done.');
  if (!isLast) await nextByClick(editor);
}

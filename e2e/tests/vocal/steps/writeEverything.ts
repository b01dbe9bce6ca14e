import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './Hand.ts';
import { uploadPicture } from './uploadPicture.ts';

/** A paragraph with bold and italic words, as Google Docs copies it. */
const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-aaaa"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">The sea was </span><span style="font-size:11pt;font-weight:700;">never</span><span style="font-weight:400;font-style:italic;"> far</span></p></b>`;

/** A list with bullets, as Word copies it. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; font-size:12.0pt;} --></style></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment--><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>A coat<o:p></o:p></p><p class=MsoNormal>A <b>bold</b> plan<o:p></o:p></p><!--EndFragment--></body></html>`;

/** Pastes HTML at the caret by an event, because Chromium cleans HTML that a page writes to the clipboard. */
async function paste(story: Locator, html: string): Promise<void> {
  await story.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Adds a table, fills its heads and two cells by Tab, names it, and gives it a row from its menu. */
async function addTable(page: Page, hand: Hand): Promise<void> {
  const story = page.getByRole('textbox', { name: 'Your story' });
  await hand.addBlock(story, 'Table');
  // The keys of tables load with the first table, and its menu with them.
  await expect(page.getByRole('button', { name: 'Table (Alt+F10)' })).toBeVisible();
  for (const words of ['Stop', 'Time', 'Fare', 'The pier', '23:50', '2.40']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await hand.openTableMenu(story);
  await hand.press(page.getByRole('button', { name: 'Row below', exact: true }));
  await page.keyboard.type('The sea');
  await hand.openTableMenu(story);
  await hand.press(page.getByRole('button', { name: 'Header column', exact: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('The end');
  await hand.toLastLine(story);
}

/** Adds code with its language. */
async function addCode(page: Page, hand: Hand): Promise<void> {
  const story = page.getByRole('textbox', { name: 'Your story' });
  await hand.addBlock(story, 'Code');
  await page.keyboard.type('const stop = 1;');
  await page.keyboard.press('Enter');
  await page.keyboard.type('  // the sea');
  await hand.openBlockTool(story);
  await hand.choose(page.getByLabel('Language of the code'), 'TypeScript');
  await hand.toLastLine(story);
}

/** Adds a pull quote, and an aside that becomes a callout. */
async function addBoxes(page: Page, hand: Hand): Promise<void> {
  const story = page.getByRole('textbox', { name: 'Your story' });
  await hand.addBlock(story, 'Pull quote');
  await page.keyboard.type('The sea keeps no timetable.');
  await hand.toLastLine(story);
  await hand.addBlock(story, 'Aside');
  await page.keyboard.type('Before you go');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring a coat.');
  await hand.openBlockTool(story);
  await hand.choose(page.getByLabel('Kind of the box'), 'Callout');
  await hand.toLastLine(story);
}

/** Adds a card by its field, and another by its address alone in a line. */
async function addCards(page: Page, hand: Hand): Promise<void> {
  const story = page.getByRole('textbox', { name: 'Your story' });
  await hand.addBlock(story, 'Link card');
  const address = page.getByLabel('URL of the card');
  await expect(address).toBeFocused();
  await page.keyboard.type('https://film.invalid/booth');
  await page.keyboard.press('Enter');
  // The caret is in the line after the card.
  await expect(address).toBeHidden();
  await page.keyboard.type('https://x.com/jack/status/20');
  await page.keyboard.press('Enter');
  await expect(story.getByText('x.com', { exact: true }).first()).toBeVisible();
}

/** Pastes text with styles, then types a heading, a list, a quote, a link and a rule. */
async function writeText(page: Page, hand: Hand): Promise<void> {
  const story = page.getByRole('textbox', { name: 'Your story' });
  await hand.enter(story);
  await paste(story, googleDocs);
  await page.keyboard.press('Enter');
  await paste(story, word);
  await page.keyboard.press('Enter');
  await hand.addBlock(story, 'Heading');
  await page.keyboard.type('The driver');
  await page.keyboard.press('Enter');
  await hand.addBlock(story, 'List');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await hand.addBlock(story, 'Quote');
  await page.keyboard.type('Everybody off.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tomorrow');
  await page.keyboard.press('Enter');
  await hand.selectWord(story.getByText('Tomorrow'));
  await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe('Tomorrow');
  await hand.mark(story, 'Bold');
  await hand.mark(story, 'Link');
  await expect(page.getByLabel('Link URL')).toBeFocused();
  await page.keyboard.type('example.org/timetable');
  await page.keyboard.press('Enter');
  await expect(story.getByRole('link', { name: 'Tomorrow' })).toBeVisible();
  await hand.addFootnote(story);
  await expect(page.getByRole('textbox', { name: 'Text of the footnote' })).toBeFocused();
  await page.keyboard.type('Or the day after.');
  await page.keyboard.press('Enter');
  await expect(story.getByLabel('Footnote 1', { exact: true })).toBeVisible();
  await hand.toLastLine(story);
  await addTable(page, hand);
  await addCode(page, hand);
  await addBoxes(page, hand);
  await addCards(page, hand);
  await hand.addBlock(story, 'Divider');
  await hand.addBlock(story, 'Section');
  await page.keyboard.type('Platform two');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It is the one with the clock.');
  await page.keyboard.press('Enter');
}

/** Adds a picture in a layout, a gallery of two pictures, a product, a video by its ID and a video by its link. */
async function addMedia(page: Page, hand: Hand): Promise<void> {
  const story = page.getByRole('textbox', { name: 'Your story' });
  const blockOf = (name: string) => story.getByRole('group', { name, exact: true }).last();

  await hand.addBlock(story, 'Picture');
  const picture = blockOf('Picture');
  await uploadPicture(hand, picture.getByLabel('Choose a picture, or drop one here'));
  await hand.press(picture.getByRole('button', { name: 'Wider than the column' }));
  await hand.enter(picture.getByLabel('Alternative text'));
  await page.keyboard.type('The last bus at its stop');
  await hand.toCaption(picture);
  await page.keyboard.type('The stop by the sea');
  await hand.toLastLine(story);

  await hand.addBlock(story, 'Gallery');
  const gallery = blockOf('Gallery');
  await uploadPicture(hand, gallery.getByLabel('Choose pictures, or drop them here'), 2);
  await hand.choose(gallery.getByLabel('Arrangement'), 'Grid');
  await hand.enter(gallery.getByLabel('Alternative text of picture 2'));
  await page.keyboard.type('The sea at night');
  await hand.toLastLine(story);

  await hand.addBlock(story, 'Product');
  // A new product has the caret in its name.
  await page.keyboard.type('A coat for the last bus');
  const product = blockOf('Product');
  await uploadPicture(hand, product.getByLabel('Choose a picture'));
  await hand.enter(product.getByLabel('Shop link'));
  await page.keyboard.type('https://example.com/coat');
  await hand.enter(product.getByLabel('Price'));
  await page.keyboard.type('12.50');
  await hand.toLastLine(story);

  for (const source of ['5972928233001', 'https://vimeo.com/76979871']) {
    await hand.addBlock(story, 'Video');
    await hand.enter(blockOf('Video').getByLabel('Video ID or link'));
    await page.keyboard.type(source);
    await hand.toLastLine(story);
  }
}

/** Writes a text with every kind of block. */
export async function writeEverything(page: Page, hand: Hand): Promise<void> {
  await writeText(page, hand);
  await addMedia(page, hand);
}

import { videoPlayerOf } from '@marquee/shared/domain';
import { writeBlockData } from '../nodes/blockData.ts';
import { moduleFields } from '../nodes/moduleFields.ts';
import type { LeftOutCounter, LeftOutKind } from './leftOut.ts';
import { isSymbol } from './pastedPictures.ts';
import { propertyOf } from './textMarks.ts';
import { formElement } from './withoutStyles.ts';

const menus = 'nav,menu,[role=navigation],[role=menu],[role=menubar],[role=toolbar],[role=tablist],[role=search]';
const equations = '.mwe-math-element,.katex-display,.katex,mjx-container,.MathJax,math,m\\:omathpara,m\\:omath';
const drawings = 'svg,canvas';
const frames = 'iframe,embed,object,frame';
const media = 'audio,video';
const fields = 'input,select,textarea';
/** Controls of a page without words of the text. */
const controls = 'button,datalist,map,source,track,option,progress,meter';

/**
 * Removes the parts of a document that posts cannot have, and counts those that a writer would miss. The player of a
 * known video becomes a block.
 */
export function removeUnstorable(body: HTMLElement, leftOut: LeftOutCounter): void {
  const remove = (selector: string, kind: LeftOutKind, isCounted: (element: Element) => boolean = () => true) => {
    // An element inside another element of its kind is removed together with it.
    const found = [...body.querySelectorAll(selector)].filter((one) => !one.parentElement?.closest(selector));
    leftOut.add(kind, found.filter(isCounted).length);
    for (const element of found) element.remove();
  };
  // An equation has hidden parts, such as its source.
  remove(equations, 'equations');
  removeHidden(body);
  removeMenus(body, leftOut);
  markTasks(body);
  removeForms(body, leftOut);
  remove(drawings, 'drawings', (drawing) => !isIcon(drawing));
  placePlayers(body);
  remove(frames, 'frames');
  remove(media, 'media');
  for (const element of body.querySelectorAll(`${fields},${controls}`)) element.remove();
}

function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    if (propertyOf(style, 'display') === 'none' || propertyOf(style, 'mso-hide') === 'all') element.remove();
  }
}

/** Removes the menus beside a text. Keeps them if nothing else was copied, because the writer then wants the list. */
function removeMenus(body: HTMLElement, leftOut: LeftOutCounter): void {
  const found = [...body.querySelectorAll(menus)].filter(
    (menu) => menu.textContent.trim() !== '' && !menu.parentElement?.closest(menus),
  );
  const lengthOf = ({ textContent }: Element) => textContent.replace(/\s+/g, '').length;
  const isAll = found.reduce((sum, menu) => sum + lengthOf(menu), 0) >= lengthOf(body);
  if (isAll) return;
  leftOut.add('menus', found.length);
  for (const menu of found) menu.remove();
}

/** Replaces the boxes of a list of tasks by signs that show which tasks are done. */
function markTasks(body: HTMLElement): void {
  for (const box of body.querySelectorAll('li input[type=checkbox]'))
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ');
}

/** Removes forms. Some pages are one form with all of their text in it, so the text of a form with paragraphs stays. */
function removeForms(body: HTMLElement, leftOut: LeftOutCounter): void {
  for (const form of body.querySelectorAll(formElement)) {
    if (form.querySelector('p,h1,h2,h3,h4,h5,h6,blockquote')) continue;
    if (form.querySelector(fields)) leftOut.add('forms');
    form.remove();
  }
}

function isIcon(drawing: Element): boolean {
  return isSymbol(drawing) || drawing.getAttribute('aria-hidden') === 'true' || drawing.closest('a,button') !== null;
}

/** Replaces frames of known video players by a mark that becomes a block (`PasteCleaner`). */
function placePlayers(body: HTMLElement): void {
  for (const frame of body.querySelectorAll('iframe,embed')) {
    const videoLink = (frame.getAttribute('src') ?? '').replace(/^\/\//, 'https://');
    const player = videoPlayerOf(videoLink);
    if (!player || player.player === 'brightcove') continue;
    const place = body.ownerDocument.createElement('figure');
    place.dataset.pastedVideo = writeBlockData({
      ...moduleFields.video,
      module: null,
      isListicleItem: false,
      videoLink,
    });
    frame.replaceWith(place);
  }
}

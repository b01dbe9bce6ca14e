import type { LeftOutCounter } from '../leftOut.ts';
import { propertyOf } from '../textMarks.ts';
import { noteMark } from './noteMark.ts';
import { textsOf } from './textsOf.ts';

/** Matches the mark of a footnote in a text, which is a number, a letter or a sign. */
const mark = /^[[(]?(?:\d{1,3}|[ivxlc]{1,6}|[a-z]|[*†‡§]{1,3})[\])]?$/i;
/** Matches names of footnotes and endnotes in Word, Google Docs, LibreOffice, Wikipedia and other pages. */
const noteName =
  /^(?:_?(?:ftn|edn)|sd(?:foot|end)note|ftnt|fn|cite[_-]note|(?:user-content-)?fn|footnote|endnote|note)/i;
/** Elements that contain one whole note. */
const wholeNotes =
  'li,dd,div[id^=ftn],div[id^=edn],div[id^=sdfootnote],div[id^=sdendnote],div.footnote,div.footnote-definition,aside';
const oneParagraph = 'p,td,div';
const maxMarkLength = 12;
/** Matches what remains at the start of a note when its link back is removed. */
const beforeNote = /^(?:[\s^↑↩⤴.:]|\ufe0e|\ufe0f|\[\s*\])+/;
const afterNote = /(?:[\s↑↩⤴]|\ufe0e|\ufe0f)+$/;
const notesOfPage = 'section,aside,.footnotes,[role=doc-endnotes]';

/**
 * Moves footnotes and endnotes to their marks in the text. A mark and its note link to each other in every program, so
 * no program's own markup is needed. A mark whose note is not in the clipboard is removed.
 */
export function placeLinkedNotes(body: HTMLElement, leftOut: LeftOutCounter): void {
  const places = placesOf(body);
  const links = [...body.querySelectorAll('a[href]')];
  const marks = links.flatMap((link) => {
    const note = noteOf(link, places);
    return note ? [{ link, note }] : [];
  });
  const leadsToMark = (link: Element) => {
    const place = places.get(nameIn(link));
    return place !== undefined && marks.some((one) => isAt(place, one.link));
  };
  for (const { link, note } of marks) placeNote(markOf(link), note, leadsToMark);
  for (const note of new Set(marks.map((one) => one.note))) removeNote(note, body);
  for (const link of links)
    if (link.isConnected && body.contains(link) && isLonely(link, places)) {
      leftOut.add('footnotes');
      markOf(link).remove();
    }
}

type Places = ReadonlyMap<string, Element>;

/** Returns the elements that links can lead to, by their names. */
function placesOf(body: HTMLElement): Places {
  const places = new Map<string, Element>();
  for (const element of body.querySelectorAll('[id],a[name]'))
    for (const name of [element.id, element.getAttribute('name')])
      if (name && !places.has(name)) places.set(name, element);
  return places;
}

/** Returns the name of the place in the same document that a link leads to. */
function nameIn(link: Element): string {
  const [, name = ''] = /#(.+)$/.exec(link.getAttribute('href') ?? '') ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Returns the note of a link. The link leads to the note, and the note, which follows the link, leads back. */
function noteOf(link: Element, places: Places): Element | undefined {
  const target = places.get(nameIn(link));
  if (!target || link.textContent.trim().length > maxMarkLength || !isAfter(link, target)) return undefined;
  const note = target.closest(wholeNotes) ?? target.closest(oneParagraph);
  if (!note || note.contains(link)) return undefined;
  const leadsBack = [...note.querySelectorAll('a[href]')].some((back) => {
    const place = places.get(nameIn(back));
    return place && back !== link && isAt(place, link);
  });
  return leadsBack ? note : undefined;
}

function isAfter(link: Element, target: Element): boolean {
  const position = link.compareDocumentPosition(target);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0;
}

/** True if a place is a link, is inside it, or is a small element around it. */
function isAt(place: Element, link: Element): boolean {
  return (
    place === link || link.contains(place) || (place.contains(link) && place.textContent.trim().length <= maxMarkLength)
  );
}

/** Returns the whole mark of a note, which is its link with the elements around it that contain nothing else. */
function markOf(link: Element): Element {
  let whole = link;
  for (let parent = link.parentElement; parent?.matches('sup,span,small'); parent = parent.parentElement) {
    if (parent.textContent.trim() !== link.textContent.trim()) break;
    whole = parent;
  }
  return whole;
}

function placeNote(shown: Element, note: Element, leadsToMark: (link: Element) => boolean): void {
  const copy = noteMark(shown.ownerDocument, [...note.cloneNode(true).childNodes]);
  for (const back of copy.querySelectorAll('a[href]')) if (leadsToMark(back)) markOf(back).remove();
  trimStart(copy);
  trimEnd(copy);
  if (copy.textContent.trim() === '') shown.remove();
  else shown.replaceWith(copy);
}

function trimStart(element: Element): void {
  for (const text of textsOf(element)) {
    text.data = text.data.replace(beforeNote, '');
    if (text.data !== '') return;
  }
}

function trimEnd(element: Element): void {
  for (const text of textsOf(element).reverse()) {
    text.data = text.data.replace(afterNote, '');
    if (text.data !== '') return;
  }
}

/** Removes a note, the lists and sections that are then empty, and the line or heading above them. */
function removeNote(note: Element, body: HTMLElement): void {
  let empty: Element = note;
  for (let parent = note.parentElement; parent && parent !== body; parent = parent.parentElement) {
    const others = [...parent.childNodes].filter((child) => child !== empty);
    const isHeadingOnly = parent.matches(notesOfPage)
      ? others.every((child) => child.textContent?.trim() === '' || /^H[1-6]$/.test(child.nodeName))
      : others.every((child) => child.textContent?.trim() === '');
    if (!isHeadingOnly) break;
    empty = parent;
  }
  const before = empty.previousElementSibling;
  const after = empty.nextElementSibling;
  empty.remove();
  const isLine = before?.localName === 'hr';
  const isTheirHeading = /^h[1-6]$/.test(before?.localName ?? '') && (!after || /^h[1-6]$/.test(after.localName));
  if (isLine || isTheirHeading) before?.remove();
}

/** True for a mark whose note is not in the clipboard. */
function isLonely(link: Element, places: Places): boolean {
  const name = nameIn(link);
  const isRaised =
    link.closest('sup') !== null ||
    link.querySelector('sup') !== null ||
    propertyOf(link.closest('[data-style]')?.getAttribute('data-style') ?? '', 'vertical-align') === 'super';
  const isMark = mark.test(link.textContent.trim());
  return name !== '' && isMark && (noteName.test(name) || isRaised) && !places.has(name);
}

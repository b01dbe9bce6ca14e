import type { LeftOutCounter } from '../leftOut.ts';
import type { DocsSlice } from './docsSlice.ts';
import { noteMark } from './noteMark.ts';
import { textsOf } from './textsOf.ts';

/** A change of a text node. `note` is inserted at `at`, or the characters up to `end` are removed. */
type Change = { at: number; end: number; note?: string };

/** Matches spaces, controls, and the signs of Google Docs for objects, which may be in one of the two texts only. */
const unsure = /[\s\p{Cc}\p{Co}*]/u;

/**
 * Adds the footnotes to HTML of Google Docs, which has no trace of them, and removes suggested deletions. Compares the
 * text of the HTML with the text of the description, without spaces, to find their places. Stops where the texts begin to
 * differ.
 */
export function placeDocsNotes(body: HTMLElement, slice: DocsSlice, leftOut: LeftOutCounter): void {
  const texts = textsOf(body);
  const changes = new Map<Text, Change[]>();
  const change = (text: Text, one: Change) => changes.set(text, [...(changes.get(text) ?? []), one]);
  const placed = new Set<number>();
  let place = 0;
  let deletion = 0;
  let last: Text | undefined;
  const isDeleted = () => {
    while ((slice.deletions[deletion]?.to ?? Number.POSITIVE_INFINITY) <= place) deletion += 1;
    return (slice.deletions[deletion]?.from ?? Number.POSITIVE_INFINITY) <= place;
  };
  /** Skips signs that only the description has, up to a character. Places the footnotes among them before the character. */
  const skip = (until?: { character: string; text: Text; at: number; isFirst: boolean }) => {
    for (; place < slice.text.length; place += 1) {
      const sign = slice.text.charAt(place);
      const note = slice.notes.get(place);
      if (note === undefined) {
        if (sign === until?.character || !unsure.test(sign)) return;
        continue;
      }
      // A note at the end of a paragraph belongs to the words before it.
      const isAfterLast = !until || (until.isFirst && slice.text.charAt(place - 1) !== '\n');
      if (last && isAfterLast) change(last, { at: last.length, end: last.length, note });
      else if (until) change(until.text, { at: until.at, end: until.at, note });
      placed.add(place);
    }
  };
  const isSame = (text: Text): boolean => {
    let isFirst = true;
    for (let at = 0; at < text.length; at += 1) {
      const character = text.data.charAt(at);
      if (unsure.test(character) && character !== '*') continue;
      skip({ character, text, at, isFirst });
      if (slice.text.charAt(place) === character) {
        if (isDeleted()) change(text, { at, end: at + 1 });
        place += 1;
      } else if (character !== '*') return false;
      isFirst = false;
    }
    if (!isFirst) last = text;
    return true;
  };
  if (texts.every(isSame)) skip();
  for (const [text, list] of changes) apply(text, list);
  leftOut.add('footnotes', slice.notes.size - placed.size);
  leftOut.add('deletions', slice.deletions.filter(({ from }) => from < place).length);
}

function apply(text: Text, changes: readonly Change[]): void {
  const page = text.ownerDocument;
  const parts: (string | Element)[] = [];
  let done = 0;
  for (const { at, end, note } of changes) {
    parts.push(text.data.slice(done, at));
    done = Math.max(done, end);
    if (!note) continue;
    parts.push(noteMark(page, [page.createTextNode(note)]));
  }
  parts.push(text.data.slice(done));
  text.replaceWith(...parts);
}

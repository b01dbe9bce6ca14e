import { Mark } from '@tiptap/core';
import { passageLanguage } from './passageLanguage.ts';

function inlineMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

/** Marks that the api's sanitizer allows and Tiptap does not provide. */
export const inlineMarks = [
  inlineMark('subscript', 'sub').extend({ excludes: 'superscript subscript' }),
  inlineMark('superscript', 'sup').extend({ excludes: 'superscript subscript' }),
  inlineMark('highlight', 'mark'),
  inlineMark('small', 'small'),
  inlineMark('underline', 'u'),
  inlineMark('inserted', 'ins'),
  inlineMark('deleted', 'del'),
  inlineMark('abbreviation', 'abbr'),
  inlineMark('citation', 'cite'),
  passageLanguage,
];

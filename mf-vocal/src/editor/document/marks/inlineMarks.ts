import { Mark } from '@tiptap/core';

function inlineMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

/** Marks that are a tag and no more: all that the api's sanitizer lets through beside those that Tiptap has. */
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
];

import { expect, test } from '@jest/globals';
import { draftFieldsSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { readNoteTexts } from './readNoteTexts.ts';

/** Matches alternative texts, addresses, and data of players and shops, which nobody can select on the page. */
const notSelectable = /\.(?:alt|imageAltText|url|actionUrl|brightcoveId|videoLink|data\.thumbnailUrl|videoData\.\w+)$/;

const fields = exampleOf(draftFieldsSchema, (path) => `;${path};`);

test('has each text of a block that can be selected on the page', () => {
  const titled = fields.modules.map((module, index) => ({ ...module, id: `titled${index}` }));
  const untitled = fields.modules.map((module, index) => ({ ...module, title: '', id: `untitled${index}` }));
  const texts = [...readNoteTexts({ ...fields, modules: [...titled, ...untitled] }).values()].join('');
  const paths = textPaths(draftFieldsSchema).filter((path) => path.startsWith('modules.'));
  expect(paths.filter((path) => !texts.includes(`;${path};`))).toEqual(
    paths.filter((path) => notSelectable.test(path)),
  );
});

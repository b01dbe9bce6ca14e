import { expect, test } from '@jest/globals';
import { type DraftFields, type DraftModule, draftFieldsSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { cleanChanges } from './cleanChanges.ts';

const empty = { content: '', imageCaption: null, modules: [] as DraftModule[], tags: [] } as unknown as DraftFields;
/** Ends of the paths of texts that are HTML. The api makes `videoData` of a block from its link. */
const html = /(?:^|\.)(?:content|imageCaption|videoData\.\w+)$/;
/** Ends of the paths of keys, addresses, languages and names of rows. */
const others =
  /(?:^|\.)(?:key|language|category|channel|tags\.name|brightcoveId|videoLink|url|actionUrl|thumbnailUrl)$/;
const plain = textPaths(draftFieldsSchema).filter((path) => !html.test(path) && !others.test(path));

/** Saves a post in which each text has an ending. @returns the paths of the texts that still have the ending */
async function pathsWith(ending: string): Promise<string[]> {
  const sent = exampleOf(draftFieldsSchema, (path) => `https://${path}${ending}`);
  const written = JSON.stringify(await cleanChanges(empty, sent));
  return textPaths(draftFieldsSchema).filter((path) =>
    written.includes(JSON.stringify(`https://${path}${ending}`).slice(1, -1)),
  );
}

test('sanitizes each text of a post that is HTML', async () => {
  const kept = await pathsWith('<script>1</script>');
  expect(kept).toEqual(textPaths(draftFieldsSchema).filter((path) => !html.test(path)));
});

test('removes invisible characters from each plain text of a post', async () => {
  const kept = await pathsWith('\u0007');
  expect(plain.filter((path) => kept.includes(path))).toEqual([]);
});

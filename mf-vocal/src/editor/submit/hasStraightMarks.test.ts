import { expect, it } from '@jest/globals';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { imageModule } from '@marquee/vocal-kit/testing/modules.ts';
import { hasStraightMarks } from './hasStraightMarks.ts';

it.each([
  [{ title: "It's late" }, true],
  [{ content: '<p>She said &quot;no&quot;.</p>' }, true],
  [{ modules: [imageModule({ imageCaption: `"No"` })] }, true],
  [{ title: 'It’s late', content: '<p><a href="/a">“No”</a> <code>"x"</code></p><pre>\'x\'</pre>' }, false],
])('finds marks that a submission sets in %j: %p', (fields, expected) => {
  expect(hasStraightMarks(draft(fields))).toBe(expected);
});

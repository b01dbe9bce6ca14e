import { defineExamples } from '@marquee/shared/examples';
import { WrittenDocument } from '../../testing/WrittenDocument.tsx';

const table = `<table><thead><tr><th scope="col">Reel</th><th scope="col">Feet</th></tr></thead>
<tbody><tr><td>One</td><td>960</td></tr><tr><td>Two</td><td>1,004</td></tr></tbody></table>`;

export const examples = defineExamples({
  use: 'HTML that the editor has no nodes for, such as a table: it is shown, moved and deleted, and never changed.',
  shown: {
    'a table': <WrittenDocument content={`<p>The reels, by length.</p>${table}<p>All were kept.</p>`} modules={[]} />,
  },
});

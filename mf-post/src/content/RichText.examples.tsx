import { defineExamples } from '@marquee/shared/examples';
import { RichText } from './RichText.tsx';

const text =
  '<p>The Rialto kept two projectors and <a href="/tag/cinemas">one good lamp</a>. Agnes Moll threaded the last reel by hand, as she had threaded the <em>first</em>, and <strong>nobody</strong> in the house turned round.</p>';

export const examples = defineExamples({
  use: 'Running text: an author’s HTML, which the api has sanitized, in the type of the site.',
  setting: 'post',
  shown: {
    paragraphs: <RichText html={text} />,
    'with a drop cap': <RichText html={text} dropCap />,
    'with everything that an author can write': (
      <RichText
        html={`${text}<h2>What a booth holds</h2><ul><li>Splicing tape</li><li>A kettle</li></ul><blockquote><p>Eleven minutes, she said, and then the lamp.</p></blockquote><h3>In order</h3><ol><li>Thread</li><li>Strike</li></ol><pre><code>24 frames = 1 second</code></pre><hr><table><thead><tr><th>Reel</th><th>Minutes</th></tr></thead><tbody><tr><td>First</td><td>18</td></tr><tr><td>Last</td><td>11</td></tr></tbody></table>`}
      />
    ),
  },
  hidden: {
    nothing: <RichText html="" />,
    'a word longer than the column': <RichText html={`<p>${'Rialto'.repeat(40)}</p>`} />,
  },
});

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
        html={`${text}<h2>What a booth holds</h2><ul><li>Splicing tape</li><li>A kettle</li></ul><blockquote><p>Eleven minutes, she said, and then the lamp.</p></blockquote><div class="pull-quote" role="doc-pullquote"><p>The lamp outlived the house.</p></div><div class="callout" role="note"><p><strong>Before you go.</strong> The booth opens on the first Sunday of the month.</p></div><div class="aside" role="note"><h3>The changeover</h3><p>Two projectors take turns. A dot in the corner says when.</p></div><figure class="embed"><a href="https://example.org/booth"><strong>The last booth of the street</strong> <small>example.org</small></a></figure><figure class="embed"><a href="/res/media/file/upload/uploads/00000000-0000-0000-0000-000000000000/Programme.pdf"><strong>Programme</strong> <small>PDF, 1.2 MB</small></a></figure><figure class="embed" data-frame="https://platform.twitter.com/embed/Tweet.html?dnt=true&amp;id=20" data-height="560"><a href="https://x.com/jack/status/20"><strong>just setting up my twttr</strong> <small>x.com</small><em>Show the content from X</em></a></figure><h3>In order</h3><ol><li>Thread</li><li>Strike</li></ol><pre><code class="language-typescript"><span class="hljs-comment">// Seconds of a reel</span>\n<span class="hljs-keyword">const</span> seconds = frames / <span class="hljs-number">24</span>;\n<span class="hljs-title">print</span>(<span class="hljs-string">&quot;Strike&quot;</span>);</code></pre><hr><table><caption>Reels of the last night</caption><thead><tr><th>Reel</th><th class="align-center">Splices</th><th class="align-right">Minutes</th></tr></thead><tbody><tr><th scope="row">First</th><td class="align-center">2</td><td class="align-right">18</td></tr><tr><th scope="row">Last</th><td class="align-center">none</td><td class="align-right">11</td></tr></tbody></table>`}
      />
    ),
  },
  hidden: {
    nothing: <RichText html="" />,
    'a word longer than the column': <RichText html={`<p>${'Rialto'.repeat(40)}</p>`} />,
  },
});

const levels = 10_000;
const nested = (tag: string) => `${`<${tag}>`.repeat(levels)}x${`</${tag}>`.repeat(levels)}`;

/** Too much of something, nothing where something is expected, and ends without beginnings. */
export const structure = [
  nested('b'),
  nested('blockquote'),
  nested('table'),
  nested('svg'),
  `${'<div>'.repeat(levels)}<img src=x onerror=alert(1)>`,
  `${'</p>'.repeat(levels)}x`,
  `<a href="/x" title="${'x'.repeat(100_000)}">x</a>`,
  `<p ${Array.from({ length: 2_000 }, (_, index) => `on${index}=alert(1)`).join(' ')}>x</p>`,
  `<p>${'&'.repeat(20_000)}</p>`,
  `<p>${'x'.repeat(20_000)}</p>`,
  `${'<!--'.repeat(levels)}<img src=x onerror=alert(1)>`,
  '</div></div></article></main></body></html><script>alert(1)</script>',
  '</div></section></div></main><main id="main"><h1>Not the page</h1>',
  '</script><script>alert(1)</script>',
  '</textarea></title></style></noscript></iframe></xmp><img src=x onerror=alert(1)>',
  '<p>Never closed <em>nor this <a href="/x">nor this <table><tr><td>nor this',
  '<p>\u0000null\u0000 bytes\u0000</p>',
  '<p>half \ud83d of a pair, and the other \ude00 half</p>',
  '<p>\u202eright to left\u202d and \u2066never\u2067 back</p>',
  '<p>\u200b\u200d\ufeff\u00ad\u2028\u2029\u0085</p>',
  '<p>\u001b[31m\u0007\u0008\u007f\u009f</p>',
  '<ol start="99999999999999999999" reversed="x"><li value="-1">x</li></ol>',
  '<table><tr><td colspan="99999" rowspan="99999">x</td></tr><tr><td>y</td></tr></table>',
  '<h1>A second title</h1>',
  '<main><h1>A second page</h1></main>',
] as const;

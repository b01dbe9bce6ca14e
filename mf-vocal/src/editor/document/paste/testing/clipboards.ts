/** Content of a clipboard: the program it was copied from, its HTML, and the text that a document gets from it. */
export type Clipboard = readonly [source: string, html: string, text: string];

/** The block of a picture that stays where it was copied from. */
const leftPicture = (caption: string) =>
  `<section data-module="image"><div data-hole="title"></div><div data-hole="caption">${caption}</div><div data-hole="text"><p></p></div></section>`;

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/a/clip_filelist.xml"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {mso-style-parent:""; font-size:12.0pt;} --></style></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordItem = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-aaaa">${body}</b><br class="Apple-interchange-newline">`;

const docsText = (style: string, text: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;

const plain = 'font-weight:400;font-style:normal;text-decoration:none;';
const docsParagraph = (inner: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;
const docsItem = (text: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation">${docsText(plain, text)}</p></li>`;

const pages = (body: string) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px Helvetica} span.s1 {font-kerning: none}</style></head><body>${body}</body></html>`;

const chrome =
  'color: rgb(32, 33, 34); font-family: sans-serif; font-size: 16px; font-style: normal; font-weight: 400; letter-spacing: normal; text-decoration-style: initial; background-color: rgb(255, 255, 255);';

export const clipboards: readonly Clipboard[] = [
  // Word
  [
    'Word: a paragraph',
    word('<p class=MsoNormal>A <b>bold</b> and <i style="mso-bidi-font-style:normal">slanted</i> word.<o:p></o:p></p>'),
    '<p>A <strong>bold</strong> and <em>slanted</em> word.</p>',
  ],
  [
    'Word: an empty paragraph',
    word(
      '<p class=MsoNormal>One<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two<o:p></o:p></p>',
    ),
    '<p>One</p><p>Two</p>',
  ],
  [
    'Word: headings',
    word(
      '<h1>Title<o:p></o:p></h1><h2 style="mso-pagination:none"><span style="mso-fareast-font-family:Calibri">Part</span></h2><p class=MsoNormal>Text</p>',
    ),
    '<h2>Title</h2><h3>Part</h3><p>Text</p>',
  ],
  [
    'Word: the title style',
    word('<p class=MsoTitle>Title<o:p></o:p></p><p class=MsoNormal>Text</p>'),
    '<h2>Title</h2><p>Text</p>',
  ],
  [
    'Word: a list with bullets',
    word(wordItem(1, '·', 'One') + wordItem(1, '·', 'Two')),
    '<ul><li>One</li><li>Two</li></ul>',
  ],
  [
    'Word: a nested list',
    word(wordItem(1, '·', 'One') + wordItem(2, 'o', 'Deep') + wordItem(1, '·', 'Two')),
    '<ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul>',
  ],
  [
    'Word: a numbered list',
    word(wordItem(1, '3.', 'Three') + wordItem(2, 'a)', 'Letter') + wordItem(1, '4.', 'Four')),
    '<ol start="3"><li>Three<ol><li>Letter</li></ol></li><li>Four</li></ol>',
  ],
  [
    'Word: a list after a paragraph',
    word(`${wordItem(1, '·', 'One')}<p class=MsoNormal>Between</p>${wordItem(1, '1.', 'First')}`),
    '<ul><li>One</li></ul><p>Between</p><ol><li>First</li></ol>',
  ],
  [
    'Word: links',
    word(
      '<p class=MsoNormal>A <a href="https://example.org/a?b=1&amp;c=2"><span style="color:blue">link</span></a>, <a href="file:///C:/a.docx">a file</a>, <a href="#_Toc1">a mark</a></p>',
    ),
    '<p>A <a href="https://example.org/a?b=1&amp;c=2">link</a>, a file, a mark</p>',
  ],
  [
    'Word: strike, scripts, underline',
    word(
      '<p class=MsoNormal><s>gone</s> H<sub>2</sub>O <span style="text-decoration:line-through">too</span> <u>under</u></p>',
    ),
    '<p><s>gone</s> H<sub>2</sub>O <s>too</s> <u>under</u></p>',
  ],
  [
    'Word: a picture of the file',
    word('<p class=MsoNormal>Before<img width=10 src="file:///C:/clip_image001.png" v:shapes="a"></p>'),
    '<p>Before</p>',
  ],
  [
    'Word: a table',
    word(
      '<table class=MsoTableGrid style="border-collapse:collapse;mso-table-layout-alt:fixed"><tr><td><p class=MsoNormal>One</p></td><td><p class=MsoNormal><b>Two</b></p></td></tr></table>',
    ),
    '<table><tbody><tr><td>One</td><td><strong>Two</strong></td></tr></tbody></table>',
  ],
  [
    'Google Docs: a table',
    docs(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;">${docsParagraph(docsText(plain, 'Ship'))}</td><td style="vertical-align:top;">${docsParagraph(docsText(plain, 'Year')).replace('line-height', 'text-align:right;line-height')}</td></tr><tr><td>${docsParagraph(docsText(plain, 'Ada'))}${docsParagraph(docsText(plain, 'of Hull'))}</td><td><ul>${docsItem('1903')}</ul></td></tr></tbody></table></div>`,
    ),
    '<table><tbody><tr><td>Ship</td><td align="right">Year</td></tr><tr><td><p>Ada</p><p>of Hull</p></td><td><ul><li>1903</li></ul></td></tr></tbody></table>',
  ],
  [
    'a web page: a table with a caption, a head, joined cells and a picture',
    '<table class="wikitable"><caption>Ships <b>of the line</b></caption><thead><tr><th style="text-align:center">Name</th><th colspan="2">Years</th></tr></thead><tbody><tr><th scope="row">Ada<img src="https://example.org/a.png" width="200" height="100"></th><td>1903</td><td>1911</td></tr><tr><td></td></tr></tbody></table>',
    `<table><caption>Ships <strong>of the line</strong></caption><thead><tr><th align="center">Name</th><th colspan="2">Years</th></tr></thead><tbody><tr><th scope="row">Ada</th><td>1903</td><td>1911</td></tr></tbody></table>${leftPicture('')}`,
  ],
  [
    'Excel: cells',
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 cellpadding=0 width=128 style="border-collapse:collapse"><col width=64 span=2 style="width:48pt"><tr height=20><td class=xl65 style="height:15.0pt">Ada</td><td class=xl66 align=right>1903</td></tr><tr height=20><td>Bee</td><td align=right>1911</td></tr></table></body></html>',
    '<table><tbody><tr><td>Ada</td><td align="right">1903</td></tr><tr><td>Bee</td><td align="right">1911</td></tr></tbody></table>',
  ],
  [
    'LibreOffice Calc: one column',
    '<table cellspacing="0" border="0"><colgroup width="85"></colgroup><tr><td height="17" align="left">One</td></tr><tr><td align="left">Two</td></tr></table>',
    '<p>One</p><p>Two</p>',
  ],
  [
    'Word for the web: a list',
    '<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list" style="margin:0"><li data-listid="1" data-aria-posinset="1" data-aria-level="1"><p class="Paragraph" style="font-weight:normal;font-style:normal"><span class="TextRun">One</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="2"><p><span style="font-weight:bold">Deep</span></p></li></ul></div>',
    '<ul><li>One<ul><li><strong>Deep</strong></li></ul></li></ul>',
  ],
  [
    'Word: a comment',
    word(
      `<p class=MsoNormal>Paid <a style='mso-comment-reference:AQ_1;mso-comment-date:20261127T1000'>on time</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" onmouseout="msoCommentHide('_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AQ1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<o:p></o:p></p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript onmouseover="msoCommentShow('_anchor_1','_com_1')"><![endif]><span style='mso-comment-author:"Ann Quill"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]></span><p class=MsoCommentText><span class=MsoCommentReference><span style='font-size:8.0pt'><span style='mso-special-character:comment'>&nbsp;</span><![if !supportAnnotations]><a href="#_msoanchor_1" class=msocomoff>[AQ1]</a><![endif]></span></span>Is this true? Ask the lawyer.<o:p></o:p></p><![if !supportAnnotations]></div><![endif]></div></div>`,
    ),
    '<p>Paid on time.</p>',
  ],
  [
    'Word: tracked changes',
    word(
      `<p class=MsoNormal>It cost <del cite="mailto:Ann%20Quill" datetime="2026-11-27T10:00">nine</del><ins cite="mailto:Ann%20Quill" datetime="2026-11-27T10:00">ten</ins> dollars<span class=msoDel><del cite="mailto:Ann%20Quill" datetime="2026-11-27T10:01"> at most</del></span><span class=msoIns><ins cite="mailto:Ann%20Quill" datetime="2026-11-27T10:02"> in <b>all</b></ins></span>.<o:p></o:p></p>`,
    ),
    '<p>It cost ten dollars in <strong>all</strong>.</p>',
  ],
  [
    'Word: a footnote, a header and a field',
    word(
      `<div style='mso-element:header'><p class=MsoHeader>Draft 3, confidential</p></div><p class=MsoNormal>Said<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a> so.<span style='mso-element:field-begin'></span></p><div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title="">[1]</a> In March.</p></div></div>`,
    ),
    '<p>Said<span role="doc-footnote"> [In March.]</span> so.</p>',
  ],
  // Google Docs
  [
    'Google Docs: a comment of its web page',
    '<p>Paid on time<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>.</p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Is this true?</span></p></div>',
    '<p>Paid on time.</p>',
  ],
  [
    'a web page: a deletion for its readers',
    '<p>Now <del>9</del> <ins>7</ins> dollars</p>',
    '<p>Now <del>9</del> <ins>7</ins> dollars</p>',
  ],
  [
    'a web page: links within it, and links that the browser resolved against the editor',
    '<p><a href="#fn1">One</a> <a href="notes.html">two</a> <a href="/about">three</a> <a href="http://localhost/vocal/posts/7#_ftn1">four</a> <a href="http://localhost/auth?next=/">five</a> <a href="https://example.org/#a">six</a></p>',
    '<p>One two three four five <a href="https://example.org/#a">six</a></p>',
  ],
  [
    'Google Docs: a paragraph',
    docs(
      docsParagraph(
        docsText(plain, 'Plain, ') +
          docsText('font-weight:700;font-style:normal;', 'bold') +
          docsText('font-weight:400;font-style:italic;', ' and slanted'),
      ),
    ),
    '<p>Plain, <strong>bold</strong><em> and slanted</em></p>',
  ],
  [
    'Google Docs: blank lines',
    docs(`${docsParagraph(docsText(plain, 'One'))}<br>${docsParagraph(docsText(plain, 'Two'))}`),
    '<p>One</p><p>Two</p>',
  ],
  [
    'Google Docs: headings',
    docs(
      `<h2 dir="ltr" style="line-height:1.38;">${docsText('font-weight:700;', 'Two')}</h2><h3 dir="ltr">${docsText(plain, 'Three')}</h3>`,
    ),
    '<h2>Two</h2><h3>Three</h3>',
  ],
  [
    'Google Docs: lists',
    docs(
      `<ul style="margin-top:0;">${docsItem('One')}<ul style="margin-top:0;">${docsItem('Deep')}</ul>${docsItem('Two')}</ul><ol start="2">${docsItem('Second')}</ol>`,
    ),
    '<ul><li>One<ul><li>Deep</li></ul></li><li>Two</li></ul><ol start="2"><li>Second</li></ol>',
  ],
  [
    'Google Docs: a link',
    docs(
      docsParagraph(
        `<a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D" style="text-decoration:none;">${docsText('text-decoration:underline;', 'link')}</a>`,
      ),
    ),
    '<p><a href="https://example.org/a">link</a></p>',
  ],
  [
    'Google Docs: strike and scripts',
    docs(docsParagraph(docsText('text-decoration:line-through;', 'gone') + docsText('vertical-align:super;', '1'))),
    '<p><s>gone</s><sup>1</sup></p>',
  ],
  ['Google Docs: one word', docs(docsText('font-weight:700;', 'word')), '<p><strong>word</strong></p>'],
  // Pages
  [
    'Pages: a paragraph',
    pages(
      '<p class="p1"><span class="s1">Plain,<span class="Apple-converted-space">\u00a0</span><b>bold</b> and <i>slanted</i></span></p><p class="p1"><br></p><p class="p1">Two</p>',
    ),
    '<p>Plain, <strong>bold</strong> and <em>slanted</em></p><p>Two</p>',
  ],
  [
    'Pages: a list',
    pages(
      '<ul class="ul1"><li class="li1"><span class="s2"></span><b>One</b></li><li class="li1">Two<ul class="ul1"><li>Deep</li></ul></li></ul>',
    ),
    '<ul><li><strong>One</strong></li><li>Two<ul><li>Deep</li></ul></li></ul>',
  ],
  [
    'Pages: a link',
    pages(
      '<p class="p1"><a href="https://example.org/"><span class="s1">link</span></a> <a href="mailto:a@example.org">mail</a></p>',
    ),
    '<p><a href="https://example.org/">link</a> <a href="mailto:a@example.org">mail</a></p>',
  ],
  // Web pages
  [
    'a web page: words in a line',
    `<meta charset='utf-8'><span style="${chrome}">Plain<span> </span></span><b style="${chrome.replace('400', '700')}">bold</b>`,
    '<p>Plain <strong>bold</strong></p>',
  ],
  [
    'a web page: a section',
    `<section style="${chrome}"><h1 style="font-weight:700">One</h1><div>Words in a div</div><div><p style="font-weight: 400;">And <strong style="font-weight: bolder;">a</strong> paragraph</p></div></section>`,
    '<h2>One</h2><p>Words in a div</p><p>And <strong>a</strong> paragraph</p>',
  ],
  [
    'a web page: code and a quote',
    '<pre style="x:y"><code class="hljs language-JavaScript"><span style="color:red">if</span> (a) {\n  b\n}</code></pre><blockquote style="a:b">Quoted <code>x</code></blockquote><hr style="a:b">',
    '<pre><code class="language-javascript">if (a) {\n  b\n}</code></pre><blockquote><p>Quoted <code>x</code></p></blockquote><hr>',
  ],
  [
    'a web page: hidden text, scripts and forms',
    '<p onclick="a()">Seen<span style="display:none">hidden</span><script>alert(1)</script><button>Press</button></p><iframe src="https://example.org"></iframe><p style="DISPLAY: NONE">gone</p>',
    '<p>Seen</p>',
  ],
  [
    'a web page: a link around blocks',
    '<a href="https://example.org/" style="color:red"><h3>Heading</h3><p>Words</p></a><a href="javascript:alert(1)">no</a>',
    '<h3><a href="https://example.org/">Heading</a></h3><p><a href="https://example.org/">Words</a></p><p>no</p>',
  ],
  [
    'a web page: a figure',
    '<figure style="a:b"><img src="blob:https://example.org/1" style="c:d"><figcaption>Caption</figcaption></figure><dl><dt>Word</dt><dd>Meaning</dd></dl>',
    `${leftPicture('Caption')}<p>Word</p><p>Meaning</p>`,
  ],
  [
    'a mail: a layout of tables',
    '<table style="width:600px"><tr><td><table><tr><td><p style="mso-line-height-rule:exactly">One</p><p>Two</p></td></tr></table></td></tr></table>',
    '<p>One</p><p>Two</p>',
  ],
  [
    'a web page: attributes without spaces',
    `<p class="a"style='mso-x:y'title="style='b'">One</p><p style=color:red>Two</p>`,
    '<p>One</p><p>Two</p>',
  ],
];

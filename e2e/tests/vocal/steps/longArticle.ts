/** Number of paragraphs, tables, footnotes and pictures of the article. */
export const contents = { paragraphs: 80, tables: 4, footnotes: 20, pictures: 10 } as const;

const sentence =
  'The ferry leaves the pier at ten, in every weather that the harbour master allows, and comes back before the lamps are lit.';

const footnoteMark = (number: number) =>
  `<a style='mso-footnote-id:ftn${number}' href="#_ftn${number}" name="_ftnref${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[${number}]</span></span></a>`;

const footnoteText = (number: number) =>
  `<div style='mso-element:footnote' id=ftn${number}><p class=MsoFootnoteText><a style='mso-footnote-id:ftn${number}' href="#_ftnref${number}" name="_ftn${number}" title="">[${number}]</a> Log ${number} of the harbour.</p></div>`;

const table = (number: number) =>
  `<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Pier ${number}</p></td><td><p class=MsoNormal>Fare</p></td></tr><tr><td><p class=MsoNormal>Sea ${number}</p></td><td><p class=MsoNormal>${number}.40</p></td></tr></table>`;

/**
 * Returns an article of some 3,900 words as Word copies it.
 * @param pictures `data:` URLs of its pictures
 */
export function longArticle(pictures: readonly string[]): string {
  const parts = Array.from({ length: contents.paragraphs }, (_, index) => {
    const number = index + 1;
    const every = (of: number) => (number % (contents.paragraphs / of) === 0 ? number / (contents.paragraphs / of) : 0);
    const note = every(contents.footnotes);
    const picture = pictures[every(contents.pictures) - 1];
    const inTable = every(contents.tables);
    return [
      `<p class=MsoNormal>Part ${number}. ${sentence} ${sentence}${note ? footnoteMark(note) : ''}</p>`,
      picture ? `<p class=MsoNormal><img width=320 height=200 src="${picture}" alt="The pier, ${number}"></p>` : '',
      inTable ? table(inTable) : '',
    ].join('');
  });
  const notes = Array.from({ length: contents.footnotes }, (_, index) => footnoteText(index + 1)).join('');
  return `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"></head><body>${parts.join('')}<div style='mso-element:footnote-list'>${notes}</div></body></html>`;
}

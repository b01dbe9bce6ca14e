import { stripHtml } from '@marquee/shared';

const row = /<tr>([\s\S]*?)<\/tr>/g;
const cell = /<(th|td)>([\s\S]*?)<\/\1>/g;

/** Digits with their signs, separators, currencies, units of a letter or two, and the mark of a footnote. */
const number = /^[^\p{L}\d]*\d[\d.,:\s]*(?:\s?[%°]|\s?\p{L}{1,2})?(?:\[\d{1,2}\]|[*†‡]{1,3})?$/u;

/**
 * Marks the cells of columns that contain only numbers, including their headings. Styles align these cells at the end,
 * so that the digits are below each other. A table with joined cells, or with attributes of its own, stays as it is.
 */
export function numberColumns(html: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    if (/<t[hd]\s/.test(table)) return table;
    const body = [...table.matchAll(row)]
      .map(([, cells = '']) => [...cells.matchAll(cell)])
      .filter((cells) => cells.some(([, tag]) => tag === 'td'));
    const isNumeric = (column: number) =>
      body.length > 0 && body.every((cells) => number.test(stripHtml(cells[column]?.[2] ?? '')));
    return table.replace(row, (tableRow) => {
      let column = -1;
      return tableRow.replace(cell, (whole, tag: string, inside: string) => {
        column += 1;
        return isNumeric(column) ? `<${tag} class="number">${inside}</${tag}>` : whole;
      });
    });
  });
}

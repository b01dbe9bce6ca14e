const emptyCorner = /^<table>\s*(?:<thead>\s*)?<tr>\s*<t[hd]>\s*<\/t[hd]>\s*<th\b/;
const firstCell = /(<tr>\s*)<td( class="number")?>([\s\S]*?)<\/td>/g;

/**
 * Turns the first cells of rows into headings if the corner of the table is empty and headings are beside it. A screen
 * reader then reads them out with each cell of their row.
 */
export function rowHeadings(html: string): string {
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) =>
    emptyCorner.test(table)
      ? table.replace(firstCell, (whole, start: string, numeric = '', inside: string) =>
          inside.trim() ? `${start}<th scope="row"${numeric}>${inside}</th>` : whole,
        )
      : table,
  );
}

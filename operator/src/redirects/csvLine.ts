/** Formats a line of a file with commas. Values with commas, quotes or line ends are quoted. */
export function csvLine(values: readonly string[]): string {
  return values
    .map((value) => (/[",;\t\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(',');
}

import { describe, expect, it } from '@jest/globals';
import { numberColumns } from './numberColumns.ts';

const table = (...rows: string[]) => `<table>${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`;

describe('numberColumns', () => {
  it('marks columns of numbers and their headings', () => {
    const html = table(
      '<th>Rank</th><th>Basic</th><th>Years</th>',
      '<td>Master</td><td>$6,900</td><td>1961–2024</td>',
      '<td>Bosun</td><td>€ 890.50</td><td>12 %</td>',
    );
    expect(numberColumns(html)).toBe(
      table(
        '<th>Rank</th><th class="number">Basic</th><th>Years</th>',
        '<td>Master</td><td class="number">$6,900</td><td>1961–2024</td>',
        '<td>Bosun</td><td class="number">€ 890.50</td><td>12 %</td>',
      ),
    );
  });

  it.each(['34 °', '7 kg', '-3', '12:40', '0.5%', '£610*', '£610[1]'])('treats %s as a number', (text) => {
    expect(numberColumns(table(`<td>${text}</td>`))).toContain('class="number"');
  });

  it.each(['7 hours', 'n/a', '', '3 of 4'])('treats %j as no number', (text) => {
    expect(numberColumns(table(`<td>${text}</td>`))).not.toContain('class="number"');
  });

  it('leaves tables with joined cells unchanged', () => {
    const html = table('<td colspan="2">12</td>', '<td>x</td><td>13</td>');
    expect(numberColumns(html)).toBe(html);
  });
});

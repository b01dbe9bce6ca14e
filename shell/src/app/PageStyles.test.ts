import { describe, expect, it } from '@jest/globals';
import { PageStyles } from './PageStyles.ts';

const tag = '<style data-styled="true" data-styled-version="6.6.0">';
const group = (number: number, id: string, name: string, css: string) =>
  `${css}/*!sc*/\ndata-styled.g${number}[id="${id}"]{content:"${name},"}/*!sc*/\n`;
const link = group(1, 'sc-link', 'aaa', '.aaa{color:red;}/*!sc*/\n.aaa:hover{color:blue;}');
const table = group(2, 'sc-table', 'bbb', '@media print{.bbb{width:100%;}}');
const spin = group(3, 'sc-keyframes-ccc', 'ccc', '@keyframes ccc{to{rotate:1turn;}}');
const wheel = group(4, 'sc-wheel', 'ddd', '.ddd{animation:1s ccc;}');
const sheet = (...groups: string[]) => `${tag}${groups.join('')}</style>`;
const all = sheet(link, table, spin, wheel);

describe('the styles of a page', () => {
  it('are those of the classes in its markup, in their order', () => {
    const styles = new PageStyles();
    expect(styles.ofPage(all, '<a class="sc-link aaa">x</a>')).toBe(sheet(link));
    expect(styles.ofPage(all, '<i class="sc-table bbb"></i><a class="own sc-link aaa">x</a>')).toBe(sheet(link, table));
    expect(styles.ofPage(all, '<p>aaa bbb</p>')).toBe(sheet());
  });

  it('include the keyframes that they name', () => {
    expect(new PageStyles().ofPage(all, '<i class="sc-wheel ddd"></i>')).toBe(sheet(spin, wheel));
  });

  it('are the same string while the sheet of the route stays the same', () => {
    const styles = new PageStyles();
    const markup = '<i class="sc-table bbb"></i>';
    expect(styles.ofPage(sheet(link, table), markup)).toBe(sheet(table));
    const wide = group(2, 'sc-table', 'bbb,eee', '.bbb{width:50%;}/*!sc*/\n.eee{width:100%;}');
    expect(styles.ofPage(sheet(link, wide), markup)).toBe(sheet(wide));
  });

  it('are empty for an empty sheet', () => {
    expect(new PageStyles().ofPage('', '<p class="x">x</p>')).toBe('');
  });
});

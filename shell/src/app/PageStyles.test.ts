import { describe, expect, it, jest } from '@jest/globals';
import { heapInUse } from '../testing/heapInUse.ts';
import { PageStyles } from './PageStyles.ts';

const tag = '<style data-styled="true" data-styled-version="6.6.0">';
const group = (number: number, id: string, name: string, css: string) =>
  `${css}/*!sc*/\ndata-styled.g${number}[id="${id}"]{content:"${name},"}/*!sc*/\n`;
const link = group(1, 'sc-link', 'aaa', '.aaa{color:red;}/*!sc*/\n.aaa:hover{color:blue;}');
const table = group(2, 'sc-table', 'bbb', '@media print{.bbb{width:100%;}}');
const spin = group(3, 'sc-keyframes-ccc', 'ccc', '@keyframes ccc{to{rotate:1turn;}}');
const wheel = group(4, 'sc-wheel', 'ddd', '.ddd{animation:1s ccc;}');
const sheet = (...groups: string[]) => `${tag}${groups.join('')}</style>`;
/** Groups as a page has them: a line for each rule. */
const page = (...groups: string[]) => sheet(...groups).replaceAll('/*!sc*/', '');
const all = sheet(link, table, spin, wheel);

describe('the styles of a page', () => {
  it('are those of the classes in its markup, in their order', () => {
    const styles = new PageStyles(() => all);
    expect(styles.ofPage('<a class="sc-link aaa">x</a>')).toBe(page(link));
    expect(styles.ofPage('<i class="sc-table bbb"></i><a class="own sc-link aaa">x</a>')).toBe(page(link, table));
    expect(styles.ofPage('<p>aaa bbb</p>')).toBe(page());
  });

  it('bring the keyframes that they name', () => {
    expect(new PageStyles(() => all).ofPage('<i class="sc-wheel ddd"></i>')).toBe(page(spin, wheel));
  });

  it('hold nothing of the pages that their classes were first seen in', () => {
    const styles = new PageStyles(() => all);
    const before = heapInUse();
    for (let list = 0; list < 50; list += 1)
      styles.ofPage(`<p class="sc-table bbb list-${list}">${`${list} long stories. `.repeat(20_000)}</p>`);
    // Each of these pages takes 340 kB.
    expect(heapInUse() - before).toBeLessThan(5_000_000);
    expect(styles.ofPage('<p class="sc-table bbb list-1"></p>')).toBe(page(table));
  });

  it('are the same string on pages with the same classes, also after another page has added styles', () => {
    let written = sheet(link, table);
    const write = jest.fn(() => written);
    const styles = new PageStyles(write);
    const markup = '<i class="sc-table bbb"></i>';
    expect(styles.ofPage(markup)).toBe(page(table));
    expect(styles.ofPage(`${markup}<p>Other words</p>`)).toBe(page(table));
    expect(write).toHaveBeenCalledTimes(1);

    written = all;
    expect(styles.ofPage('<i class="sc-wheel ddd"></i>')).toBe(page(spin, wheel));
    expect(styles.ofPage(markup)).toBe(page(table));
  });

  it('know a variant of a component that another page brings', () => {
    let written = sheet(link, table);
    const styles = new PageStyles(() => written);
    expect(styles.ofPage('<i class="sc-table bbb"></i>')).toBe(page(table));
    const wide = group(2, 'sc-table', 'bbb,eee', '.bbb{width:50%;}/*!sc*/\n.eee{width:100%;}');
    written = sheet(link, wide);
    expect(styles.ofPage('<i class="sc-table eee"></i>')).toBe(page(wide));
  });

  it('mark a component that has its id and one letter as its class by an empty line', () => {
    const card = group(5, 'p0k0', 'p0k0a', '.p0k0a{color:red;}/*!sc*/\n@media print{.p0k0a{color:blue;}}');
    const styles = new PageStyles(() => sheet(link, card, table));
    const written = styles.ofPage('<a class="aaa"></a><i class="p0k0a"></i><b class="bbb"></b>');
    const rules = '.p0k0a{color:red;}\n@media print{.p0k0a{color:blue;}}\n\n';
    expect(written).toBe(page(link, table).replace('@media print{.bbb', `${rules}$&`));
  });

  it('mark such a component by its id where its rules begin with the class of another', () => {
    const title = group(6, 'p0k1', 'p0k1a', '.p0k0a:hover .p0k1a{color:red;}');
    expect(new PageStyles(() => sheet(title)).ofPage('<i class="p0k1a"></i>')).toBe(
      `${tag}.p0k0a:hover .p0k1a{color:red;}\n.p0k1{}\n</style>`,
    );
  });

  it('of a sheet without any are none', () => {
    expect(new PageStyles(() => '').ofPage('<p class="x">x</p>')).toBe('');
  });

  it('of markup that breaks off in a class are those before it', () => {
    expect(new PageStyles(() => all).ofPage('<a class="aaa"></a><i class="bbb')).toBe(page(link));
  });
});

import { describe, expect, test } from '@jest/globals';
import type { ProbedPage } from '@marquee/releases/gate/report/ProbeReport.ts';
import { contentOf, pageOf } from '@marquee/releases/gate/testing/probeReport.ts';
import { KnownPages } from './KnownPages.ts';
import { PageTraits } from './PageTraits.ts';
import { ProbeCompressor } from './ProbeCompressor.ts';

const htmlOf = (version: string, integrity: string, heading = 'Ten sleeves') =>
  Buffer.from(
    `<head><title>A title</title></head><script src="/assets/shell/${version}/boot.js" integrity="sha384-${integrity.repeat(64)}"></script>
    <main><h1>${heading}</h1></main><script type="application/json" id="page-state">{"shell":"${version}"}</script>`,
  );
const live = htmlOf('0.1.0-1e80a180ca', 'a');
const sameAgain = htmlOf('0.1.0-ed7277b83c', 'b');
const changed = htmlOf('0.1.0-ed7277b83c', 'b', 'Nine sleeves');

/** The live set's page, with unusual figures that identify it in results. */
const livePage: ProbedPage = pageOf({
  markup: new KnownPages([]).markupOf(live),
  htmlBytes: 4_321,
  stateBytes: 123,
  content: contentOf({ title: 'As it is known' }),
});
const known = new KnownPages([livePage]);
const compressed = (bytes: Buffer) => new ProbeCompressor(known).compress(bytes);
const traitsOf = (bytes: Buffer) =>
  new PageTraits(known).of({
    ...{ status: 200, headers: {}, tags: [], freshMs: 0 },
    bodies: { br: compressed(bytes), identity: bytes },
  });

describe('a page that only has other versions of releases', () => {
  test('is not compressed', () => {
    expect(compressed(sameAgain)).toHaveLength(0);
  });

  test('has the traits of the known one', () => {
    const { status, markup, htmlBytes, stateBytes, content } = livePage;
    expect(traitsOf(sameAgain)).toEqual({ status, markup, htmlBytes, stateBytes, content, globalRules: [] });
  });
});

describe('a page that differs in a word', () => {
  test('is compressed and read', () => {
    const traits = traitsOf(changed);
    expect(traits.htmlBytes).toBe(compressed(changed).length);
    expect(traits.htmlBytes).toBeGreaterThan(50);
    expect(traits.content).toMatchObject({ title: 'A title', headings: ['Nine sleeves'] });
    expect(traits.markup).not.toBe(livePage.markup);
  });
});

test('nothing is known of no page', () => {
  const withFailure = new KnownPages([pageOf({ markup: null, htmlBytes: 0, content: null })]);
  expect(new PageTraits(withFailure).of(null)).toMatchObject({
    status: null,
    markup: null,
    htmlBytes: 0,
    content: null,
  });
});

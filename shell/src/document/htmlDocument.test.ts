import { describe, expect, test } from '@jest/globals';
import { escapeJson } from './htmlDocument.ts';

describe('JSON in a script element', () => {
  test.each(['</script>', '</SCRIPT ', '<script>', '<Script', '<!--'])('cannot hold %s', (text) => {
    const value = { content: `a ${text} b` };
    expect(escapeJson(value)).not.toContain(text.trim());
    expect(JSON.parse(escapeJson(value))).toEqual(value);
  });

  test('leaves other tags unescaped, which saves bytes on every post', () => {
    expect(escapeJson('<p>1 < 2</p>')).toBe('"<p>1 < 2</p>"');
  });
});

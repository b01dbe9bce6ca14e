import { afterEach, expect, test } from '@jest/globals';
import { pageTicket } from './pageTicket.ts';

afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));

function servedWith(...entries: unknown[]): void {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
}

test("finds the document's ticket in its Server-Timing", () => {
  servedWith({
    serverTiming: [
      { name: 'cdn', description: 'hit' },
      { name: 'ticket', description: 'abc' },
    ],
  });
  expect(pageTicket()).toBe('abc');
});

test.each<[string, unknown[]]>([
  ['the server gives none', [{ serverTiming: [] }]],
  ['the browser does not tell', [{}]],
  ['there is no entry of the navigation', []],
])('there is no ticket where %s', (_case, entries) => {
  servedWith(...entries);
  expect(pageTicket()).toBe('');
});

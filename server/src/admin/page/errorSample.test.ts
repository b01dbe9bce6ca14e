import { expect, test } from '@jest/globals';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { errorSample } from './errorSample.ts';

const paused = (sample?: { message: string; page: string; stack: string }): Pick<LogEntry, 'event'> => ({
  event: { kind: 'paused', part: 'mf-post', version: '0.1.0-aaaaaaaaaa', reason: '5 %', ...(sample && { sample }) },
});

test('shows the error behind a pause with its page and stack as escaped text', () => {
  const stack = 'Gallery mf-post/src/Gallery.tsx:3\nmf-post/browser/post.js:1:7';
  const message = '<img src=x onerror=alert(1)>';
  const shown = errorSample(paused({ message, page: 'beat.localhost/a', stack }))?.source;
  expect(shown).toContain(stack);
  expect(shown).toContain('on beat.localhost/a');
  expect(shown).toContain('&lt;img src=x');
  expect(shown).not.toContain('<img');
});

test('shows nothing for an entry without an error', () => {
  expect(errorSample(paused())).toBeNull();
});

import { expect, it } from '@jest/globals';
import { textOf } from '../testing/statusPageCalls.ts';
import { cdnTable } from './cdnTable.ts';

const now = Date.parse('2026-11-30T10:00:00Z');
const healthy = {
  ...{ target: 'varnish 10.0.0.5:6081', pending: 0, oldest: null, failingSince: null, problem: null },
  sentAt: '2026-11-30T09:59:00Z',
};
const shown = (...parameters: Parameters<typeof cdnTable>) => textOf(cdnTable(...parameters)?.source ?? '');

it('shows for each cache whether it takes purges, how many wait and why', () => {
  const failing = {
    ...{ ...healthy, target: 'varnish 10.0.0.6:6081', pending: 12, failingSince: '2026-11-30T09:55:00Z' },
    problem: '10.0.0.6:6081 responds with 403: <b>Forbidden</b>',
  };
  const text = shown([healthy, failing], now);
  expect(text).toMatch(/varnish 10.0.0.5:6081 taken 0 30 Nov 2026, 09:59 UTC \(1 minute ago\)/);
  expect(text).toMatch(/varnish 10.0.0.6:6081 refused since 30 Nov 2026, 09:55 UTC \(5 minutes ago\)/);
  expect(text).toMatch(/responds with 403.* 12 /);
  expect(cdnTable([failing], now)?.source).toContain('&lt;b&gt;');
});

it('is absent without a CDN, and says when the api does not respond', () => {
  expect(cdnTable([], now)).toBeNull();
  expect(shown(null, now)).toContain('The api does not respond.');
});

import { describe, expect, test } from '@jest/globals';
import { isFromOwnPage, refuseOtherSitesForms, refuseWritesOfOtherSites } from './crossSiteGuard.ts';

const host = 'beat.example.com';
const call = (method: string, headers: Record<string, string>) => ({ method, headers, host });
const refused = { status: 403, code: 'cross-site' };

describe('a call from one of our own pages', () => {
  test.each<[string, Record<string, string>, { GET: boolean; POST: boolean }]>([
    ['of the same origin', { 'sec-fetch-site': 'same-origin' }, { GET: true, POST: true }],
    ['of a sibling site', { 'sec-fetch-site': 'same-site' }, { GET: false, POST: false }],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, { GET: false, POST: false }],
    ['typed by the reader, who can only read', { 'sec-fetch-site': 'none' }, { GET: true, POST: false }],
    ['of an older browser', { origin: `https://${host}` }, { GET: true, POST: true }],
    ['of an older browser at another host', { origin: 'https://evil.example' }, { GET: false, POST: false }],
    ['of a sandboxed page', { origin: 'null' }, { GET: false, POST: false }],
    ['of a program without cookies', {}, { GET: true, POST: true }],
    [
      'whose Fetch Metadata contradict its Origin',
      { 'sec-fetch-site': 'cross-site', origin: `https://${host}` },
      { GET: false, POST: false },
    ],
  ])('%s', (_case, headers, expected) => {
    expect({ GET: isFromOwnPage(call('GET', headers)), POST: isFromOwnPage(call('POST', headers)) }).toEqual(expected);
  });
});

test('pages of other sites may read where only writes are guarded', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  await expect(refuseWritesOfOtherSites(call('GET', foreign))).resolves.toBeUndefined();
  await expect(refuseWritesOfOtherSites(call('POST', foreign))).rejects.toMatchObject(refused);
  await expect(refuseWritesOfOtherSites(call('DELETE', foreign))).rejects.toMatchObject(refused);
});

test('a link on another site opens a page; its script or form does not', async () => {
  const foreign = (mode: string) => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode });
  await expect(refuseOtherSitesForms(call('GET', foreign('navigate')))).resolves.toBeUndefined();
  await expect(refuseOtherSitesForms(call('GET', foreign('cors')))).rejects.toMatchObject(refused);
  await expect(refuseOtherSitesForms(call('POST', foreign('navigate')))).rejects.toMatchObject(refused);
});

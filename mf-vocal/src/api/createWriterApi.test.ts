import { describe, expect, it, jest } from '@jest/globals';
import type { Exchange } from '@marquee/shared/transport/exchange';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';
import { createWriterApi } from './createWriterApi.ts';

const base = draft({ title: 'The sea', version: 7 });

function openApi(etag: string | null) {
  const exchange = jest.fn(async (_method: string, _path: string, _options?: object) => ({
    status: 200,
    body: { success: true, post: { id: '1', version: 8 } },
    header: () => etag,
  }));
  return { exchange, api: createWriterApi(exchange as unknown as Exchange) };
}

describe("the writer's calls", () => {
  it('save changes on the condition that the known version is stored, and return the new ETag', async () => {
    const { api, exchange } = openApi('"8"');
    const signal = new AbortController().signal;
    expect(await api.save('1', { name: 'A' }, { base, account: 'user-1', etag: '"7"', signal })).toMatchObject({
      etag: '"8"',
    });
    expect(exchange).toHaveBeenCalledWith('PUT', '/api/vocal/posts/1', {
      signal,
      body: { name: 'A' },
      headers: { 'if-match': '"7"', 'vocal-account': 'user-1', prefer: 'return=minimal' },
    });
  });

  it('add the fields that a response lacks: those that were sent, and those of the version before', async () => {
    const { api } = openApi('"8"');
    const saved = await api.save('1', { name: 'A' }, { base, account: 'user-1', etag: '"7"' });
    expect(saved.draft).toEqual({ ...base, name: 'A', id: '1', version: 8 });
  });

  it('name the reason when the page goes away, and outlive the page', async () => {
    const { api, exchange } = openApi('"8"');
    await api.save('1', { name: 'A' }, { base, account: 'user-1', etag: '"7"', reason: 'leave', keepalive: true });
    expect(exchange).toHaveBeenCalledWith(
      'PUT',
      '/api/vocal/posts/1?reason=leave',
      expect.objectContaining({ keepalive: true }),
    );
  });

  it('take a weakened ETag as it was, and a missing one from the version', async () => {
    expect((await openApi('W/"8"').api.draft('1')).etag).toBe('"8"');
    expect((await openApi(null).api.draft('1')).etag).toBe('"8"');
  });

  it('ask for the list by the given filters only', async () => {
    const { api, exchange } = openApi(null);
    await api.posts({});
    await api.posts({ status: 'draft', q: 'a & b', page: 2, site: undefined });
    expect(exchange.mock.calls.map(([, path]) => path)).toEqual([
      '/api/vocal/posts',
      '/api/vocal/posts?status=draft&q=a+%26+b&page=2',
    ]);
  });
});

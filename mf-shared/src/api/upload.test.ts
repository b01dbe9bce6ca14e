import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { upload, uploadSilenceMs } from './upload.ts';

/** The part of XMLHttpRequest that an upload uses. A test sends the events of the network. */
class FakeRequest {
  static latest: FakeRequest;
  upload: { onprogress?(event: { lengthComputable: boolean; loaded: number; total: number }): void } = {};
  status = 0;
  responseText = '';
  onload?(): void;
  onerror?(): void;
  onabort?(): void;
  open = jest.fn();
  send = jest.fn();
  constructor() {
    FakeRequest.latest = this;
  }
  abort() {
    this.onabort?.();
  }
  respond(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
}

const original = globalThis.XMLHttpRequest;
const form = new FormData();
const path = '/api/vocal/auth/uploadImage';

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = original;
});

describe('an upload', () => {
  it('reports its progress and resolves with the body', async () => {
    const onProgress = jest.fn();
    const response = upload(path, form, { onProgress });
    const request = FakeRequest.latest;
    request.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
    request.respond(201, '{"success":true}');
    expect(await response).toEqual({ success: true });
    expect(request.open).toHaveBeenCalledWith('POST', path);
    expect(request.send).toHaveBeenCalledWith(form);
    expect(onProgress.mock.calls).toEqual([[0.25]]);
  });

  it('rejects a refusal with its message', async () => {
    const response = upload(path, form);
    FakeRequest.latest.respond(413, '{"error":"A picture has at most 20 MB."}');
    await expect(response).rejects.toMatchObject({ message: 'A picture has at most 20 MB.', status: 413 });
  });

  it('rejects with the reason of an aborted signal, even before it begins', async () => {
    const ending = new AbortController();
    const response = upload(path, form, { signal: ending.signal });
    const reason = new Error('Cancelled by the writer');
    ending.abort(reason);
    await expect(response).rejects.toBe(reason);
    await expect(upload(path, form, { signal: ending.signal })).rejects.toBe(reason);
  });

  it('rejects without a status if the connection breaks or the response is not JSON', async () => {
    const broken = upload(path, form);
    FakeRequest.latest.onerror?.();
    await expect(broken).rejects.toMatchObject({ name: 'ApiError', status: undefined });
    const strange = upload(path, form);
    FakeRequest.latest.respond(200, '<html>');
    await expect(strange).rejects.toMatchObject({ name: 'ApiError', status: undefined });
  });

  it('continues while it makes progress, and fails after a minute without progress', async () => {
    jest.useFakeTimers();
    const failure = upload(path, form).catch((error: unknown) => error);
    const settled = jest.fn();
    failure.then(settled);
    for (let loaded = 1; loaded <= 10; loaded++) {
      await jest.advanceTimersByTimeAsync(uploadSilenceMs - 1);
      FakeRequest.latest.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 });
    }
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(uploadSilenceMs);
    expect(await failure).toMatchObject({ name: 'ApiError', status: undefined });
  });
});

import { describe, expect, it } from '@jest/globals';
import { PendingPage } from '../navigation/PendingPage.ts';
import { PageLoads } from './PageLoads.ts';

/** A load that the test settles. */
function slowly() {
  let response: (data: unknown) => void = () => undefined;
  let fail: (reason: unknown) => void = () => undefined;
  let signal: AbortSignal | null = null;
  const outcome = new Promise((resolve, reject) => {
    response = resolve;
    fail = reject;
  });
  const start = (given: AbortSignal) => {
    signal = given;
    return outcome;
  };
  return { start, response, fail, isLeft: () => signal?.aborted };
}

const navigation = () => new AbortController();
const atOnce = () => Promise.resolve();
const never = () => new Promise<void>(() => undefined);

describe('PageLoads', () => {
  it('signals at once that a page is requested, and again when it is loaded or cancelled', async () => {
    const reports: boolean[] = [];
    const loads = new PageLoads('/', never, (isBusy) => reports.push(isBusy));
    const quick = loads.load('/about', navigation().signal, async () => 'About');
    expect(reports).toEqual([true]);
    await quick;
    expect(reports).toEqual([true, false]);

    const givenUp = navigation();
    void loads.load('/press', givenUp.signal, slowly().start);
    givenUp.abort();
    expect(reports).toEqual([true, false, true, false]);
  });

  it('returns a page at once that loads within the delay', async () => {
    const loads = new PageLoads('/', never);
    expect(await loads.load('/about', navigation().signal, async () => 'About')).toBe('About');
  });

  it('reports after the delay that a page is loading, and returns it at the next request', async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, response } = slowly();
    const pending = await loads.load('/about', navigation().signal, start);
    expect(pending).toBeInstanceOf(PendingPage);
    response('About');
    await (pending as PendingPage).settled;
    expect(await loads.load('/about', navigation().signal, never)).toBe('About');
  });

  it('loads a page again that was returned once', async () => {
    const loads = new PageLoads('/', never);
    await loads.load('/about', navigation().signal, async () => 'About');
    expect(await loads.load('/about', navigation().signal, async () => 'Newer')).toBe('Newer');
  });

  it('cancels the previous page when another is requested, and returns each page under its own address', async () => {
    const loads = new PageLoads('/', atOnce);
    const tag = slowly();
    const author = slowly();
    await loads.load('/tag/retro', navigation().signal, tag.start);
    const pending = await loads.load('/author/mina', navigation().signal, author.start);
    expect(tag.isLeft()).toBe(true);
    author.response('Mina');
    tag.response('Retro');
    await (pending as PendingPage).settled;
    expect(await loads.load('/author/mina', navigation().signal, never)).toBe('Mina');
    expect(author.isLeft()).toBe(false);
  });

  it('cancels a page that is left before it is shown', async () => {
    const loads = new PageLoads('/', never);
    const first = slowly();
    const click = navigation();
    void loads.load('/about', click.signal, first.start);
    click.abort();
    expect(first.isLeft()).toBe(true);
    expect(await loads.load('/about', navigation().signal, async () => 'Again')).toBe('Again');
  });

  it('continues to load a page when only its request is interrupted, as by a jump', async () => {
    const loads = new PageLoads('/', atOnce);
    const search = slowly();
    const click = navigation();
    await loads.load('/search/fox', click.signal, search.start);
    click.abort();
    expect(search.isLeft()).toBe(false);
    search.response('Foxes');
    await atOnce();
    expect(await loads.load('/search/fox', navigation().signal, never)).toBe('Foxes');
  });

  it('keeps a page while it reloads', async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, response } = slowly();
    const loading = loads.load('/', navigation().signal, start);
    await atOnce();
    response('Newer');
    expect(await loading).toBe('Newer');
  });

  it("throws the loader's error, even a late one", async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, fail } = slowly();
    const pending = await loads.load('/gone', navigation().signal, start);
    fail(new Error('Not found'));
    await (pending as PendingPage).settled;
    await expect(loads.load('/gone', navigation().signal, never)).rejects.toThrow('Not found');
  });

  it('replaces the history entry on a late redirect, so that Back skips it', async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, fail } = slowly();
    const pending = await loads.load('/page/1', navigation().signal, start);
    fail(new Response(null, { status: 301, headers: { location: '/' } }));
    await (pending as PendingPage).settled;
    const thrown = await loads.load('/page/1', navigation().signal, never).catch((reason: Response) => reason);
    expect((thrown as Response).headers.get('X-Remix-Replace')).toBe('true');
  });
});

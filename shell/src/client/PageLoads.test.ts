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
  it('signs at once that a page is asked for, and again when it is there or given up', async () => {
    const signs: boolean[] = [];
    const loads = new PageLoads('/', never, (isBusy) => signs.push(isBusy));
    const quick = loads.load('/about', navigation().signal, async () => 'About');
    expect(signs).toEqual([true]);
    await quick;
    expect(signs).toEqual([true, false]);

    const givenUp = navigation();
    void loads.load('/press', givenUp.signal, slowly().start);
    givenUp.abort();
    expect(signs).toEqual([true, false, true, false]);
  });

  it('gives a page that is there within the moment at once', async () => {
    const loads = new PageLoads('/', never);
    expect(await loads.load('/about', navigation().signal, async () => 'About')).toBe('About');
  });

  it('says after the moment that a page is on its way, and gives it when it is asked again', async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, response } = slowly();
    const pending = await loads.load('/about', navigation().signal, start);
    expect(pending).toBeInstanceOf(PendingPage);
    response('About');
    await (pending as PendingPage).settled;
    expect(await loads.load('/about', navigation().signal, never)).toBe('About');
  });

  it('loads a page that was given once anew', async () => {
    const loads = new PageLoads('/', never);
    await loads.load('/about', navigation().signal, async () => 'About');
    expect(await loads.load('/about', navigation().signal, async () => 'Newer')).toBe('Newer');
  });

  it('leaves the page before when another is asked for, and gives each address its own', async () => {
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

  it('leaves a page that is given up before it was shown', async () => {
    const loads = new PageLoads('/', never);
    const first = slowly();
    const click = navigation();
    void loads.load('/about', click.signal, first.start);
    click.abort();
    expect(first.isLeft()).toBe(true);
    expect(await loads.load('/about', navigation().signal, async () => 'Anew')).toBe('Anew');
  });

  it('goes on with a page that is on its way when only the asking for it is interrupted, as by a jump', async () => {
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

  it('keeps a page in its place while it is made anew', async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, response } = slowly();
    const loading = loads.load('/', navigation().signal, start);
    await atOnce();
    response('Newer');
    expect(await loading).toBe('Newer');
  });

  it('throws what the loader threw, also when that comes late', async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, fail } = slowly();
    const pending = await loads.load('/gone', navigation().signal, start);
    fail(new Error('Not found'));
    await (pending as PendingPage).settled;
    await expect(loads.load('/gone', navigation().signal, never)).rejects.toThrow('Not found');
  });

  it('lets a late redirect take the place of its address, so that Back does not lead into it', async () => {
    const loads = new PageLoads('/', atOnce);
    const { start, fail } = slowly();
    const pending = await loads.load('/page/1', navigation().signal, start);
    fail(new Response(null, { status: 301, headers: { location: '/' } }));
    await (pending as PendingPage).settled;
    const thrown = await loads.load('/page/1', navigation().signal, never).catch((reason: Response) => reason);
    expect((thrown as Response).headers.get('X-Remix-Replace')).toBe('true');
  });
});

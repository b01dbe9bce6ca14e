import type { Page } from '@playwright/test';

/** Content of a frame after a click. */
type ClickFrame = {
  /** Milliseconds since the click. */
  at: number;
  address: string;
  heading: string;
  /** Heading and paragraphs of a post, or the names in a list. */
  content: string;
  isBusy: boolean;
  announced: string;
};

export type ClickFigures = {
  /** Milliseconds to the first frame that shows that the click was heard, to the new page's first text, and to its post or list. */
  sign: number;
  text: number;
  content: number;
  /** Frames that show the list of one page under the heading of the other. */
  foreign: number;
};

declare global {
  interface Window {
    benchFrames?: ClickFrame[];
  }
}

/** Notes every frame from the next click or sent form on, and the last frame before it. */
export async function watchClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: ClickFrame[] = [];
    window.benchFrames = frames;
    let clickedAt = 0;
    const note = () => {
      const main = document.querySelector('main');
      const names = [...(main?.querySelectorAll('article :is(h2, h3) a') ?? [])];
      const paragraphs = [...(main?.querySelectorAll('article > div > p') ?? [])];
      frames.push({
        at: performance.now() - clickedAt,
        address: location.pathname,
        heading: main?.querySelector('h1')?.textContent ?? '',
        content: [...paragraphs.slice(0, 2), ...names].map((element) => element.textContent).join(' | '),
        isBusy: main?.getAttribute('aria-busy') === 'true',
        announced: document.querySelector('#announcer')?.textContent ?? '',
      });
      requestAnimationFrame(note);
    };
    const begin = () => {
      if (clickedAt > 0) return;
      clickedAt = performance.now();
      note();
    };
    addEventListener('click', begin, true);
    addEventListener('submit', begin, true);
  });
}

/** The figures of the frames, from the click to the frame of the new page. */
export async function readFrames(page: Page): Promise<ClickFigures> {
  const frames = await page.evaluate(() => window.benchFrames ?? []);
  const [before] = frames;
  const after = frames.at(-1);
  const never = { sign: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY, content: Number.POSITIVE_INFINITY };
  // A document that was loaded in its place begins without notes.
  if (!before || !after || after.address === before.address) return { ...never, foreign: 0 };
  const first = (isIt: (frame: ClickFrame) => boolean) => frames.find(isIt)?.at ?? Number.POSITIVE_INFINITY;
  const content = first((frame) => frame.content === after.content);
  const heading =
    after.heading === before.heading
      ? content
      : first((frame) => frame.heading !== '' && frame.heading !== before.heading);
  const sameHeading = after.heading === before.heading;
  const foreign = frames.filter(
    (frame) =>
      !sameHeading &&
      ((frame.heading === before.heading && frame.content === after.content) ||
        (frame.heading === after.heading && frame.content === before.content && before.content !== '')),
  );
  return {
    sign: first(
      ({ address, heading: shownHeading, isBusy, announced }) =>
        address !== before.address || shownHeading !== before.heading || isBusy || announced !== before.announced,
    ),
    text: Math.min(heading, content),
    content,
    foreign: foreign.length,
  };
}

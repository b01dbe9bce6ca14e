import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchLinks } from './watchLinks.ts';

describe('watchLinks', () => {
  const events: string[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    events.length = 0;
    document.body.innerHTML = '<main></main>';
    const page = document.body.firstElementChild as HTMLElement;
    page.innerHTML = `
      <a id="fox" href="/fox"><b id="inside">Fox</b></a>
      <a id="elsewhere" href="https://elsewhere.example/fox">Elsewhere</a>
      <a id="tab" href="/hare" target="_blank">Hare</a>
      <a id="file" href="/feed.xml" download>Feed</a>
      <p id="text">Text</p>`;
    watchLinks(page, new Event('pointerover'), ({ pathname }) => events.push(pathname));
  });
  afterEach(() => void jest.useRealTimers());

  const happen = (id: string, name: string) =>
    document.getElementById(id)?.dispatchEvent(new Event(name, { bubbles: true }));

  it('reports a link on which the pointer rests, and not one that it passes', () => {
    happen('inside', 'pointerover');
    jest.advanceTimersByTime(64);
    happen('text', 'pointerover');
    jest.advanceTimersByTime(1_000);
    expect(events).toEqual([]);
    happen('inside', 'pointerover');
    jest.advanceTimersByTime(65);
    expect(events).toEqual(['/fox']);
  });

  it('reports a touched link at once, and one on which the focus rests', () => {
    happen('inside', 'touchstart');
    expect(events).toEqual(['/fox']);
    happen('fox', 'focusin');
    jest.advanceTimersByTime(199);
    expect(events).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(events).toHaveLength(2);
  });

  it.each(['elsewhere', 'tab', 'file', 'text'])(
    'does not report a link that a click would not follow here: %s',
    (id) => {
      happen(id, 'touchstart');
      expect(events).toEqual([]);
    },
  );
});

import type { EmbeddablePlayer } from './embeddablePlayer.ts';
import { saysReady } from './readyMessage.ts';

/**
 * Interval between greetings, in milliseconds. They are repeated, because a player misses them until its script runs.
 */
const greetingMs = 250;
/** Timeout in milliseconds for a player. It is equal to the timeout of share counts. */
const playerPatienceMs = 10_000;

/**
 * Calls back once: true when the player in a frame is ready, false at the time limit. A browser fires `load` for its
 * own error page as well, so a player without a message must also respond to a request.
 * @returns cancels the wait
 */
export function whenPlayerReady(
  frame: HTMLIFrameElement,
  { url, readyMessage }: Pick<EmbeddablePlayer, 'url' | 'readyMessage'>,
  report: (isReady: boolean) => void,
): () => void {
  const { origin } = new URL(url);
  let greeting: number | undefined;

  let isOver = false;
  const finish = (isReady: boolean) => {
    if (isOver) return;
    callOff();
    report(isReady);
  };
  const greet = () => {
    // Sends the greeting to any origin. It contains no secret, and the browser's error page has no origin.
    if (readyMessage !== 'load') frame.contentWindow?.postMessage(JSON.stringify(readyMessage.greeting), '*');
  };
  const onLoad = () => {
    if (readyMessage === 'load') {
      fetch(url, { mode: 'no-cors', credentials: 'omit' }).then(
        () => finish(true),
        () => finish(false),
      );
      return;
    }
    clearInterval(greeting);
    greet();
    greeting = window.setInterval(greet, greetingMs);
  };
  const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source === frame.contentWindow && sender === origin && saysReady(readyMessage, data)) finish(true);
  };

  frame.addEventListener('load', onLoad);
  window.addEventListener('message', onMessage);
  const limit = window.setTimeout(() => finish(false), playerPatienceMs);

  function callOff() {
    frame.removeEventListener('load', onLoad);
    window.removeEventListener('message', onMessage);
    clearInterval(greeting);
    clearTimeout(limit);
    isOver = true;
  }
  return callOff;
}

import type { EmbeddablePlayer } from './embeddablePlayer.ts';
import { saysReady } from './readyMessage.ts';

/** Milliseconds between two greetings: a player gets none before its script runs. */
const greetingMs = 250;
/** Milliseconds after which a player is given up. Share counts and players wait the same time for third parties. */
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
    // The greeting goes to any origin: the error page of the browser has none, and a greeting is no secret.
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

import type { EmbeddablePlayer } from './embeddablePlayer.ts';
import { saysReady } from './readySign.ts';

/** Milliseconds between two greetings: a player gets none before its script runs. */
const greetingMs = 250;
/** Milliseconds after which a player is given up. Share counts and players wait the same time for third parties. */
const playerPatienceMs = 10_000;

/**
 * Calls back once: true when the player in a frame is ready, false at the time limit. A browser fires `load` for its
 * own error page as well, so a player without a sign must also respond to a request.
 * @returns cancels the wait
 */
export function whenPlayerReady(
  frame: HTMLIFrameElement,
  { url, readySign }: Pick<EmbeddablePlayer, 'url' | 'readySign'>,
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
    // To any origin: the browser's error page has none, and a greeting is no secret.
    if (readySign !== 'load') frame.contentWindow?.postMessage(JSON.stringify(readySign.greeting), '*');
  };
  const onLoad = () => {
    if (readySign === 'load') {
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
    if (source === frame.contentWindow && sender === origin && saysReady(readySign, data)) finish(true);
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

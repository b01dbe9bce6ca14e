import { answerError, noAnswerError } from './transport.ts';

/**
 * Milliseconds without upload progress after which an upload fails. The response must also arrive within this time
 * after the last progress.
 */
export const uploadSilenceMs = 60_000;

export type UploadOptions = {
  /** Aborts the upload, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the sent fraction, from 0 to 1. The response follows some time after 1. */
  onProgress?(share: number): void;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Posts a form with a file. Uses XMLHttpRequest, because `fetch` does not report the progress of a body. Browsers only.
 * @throws ApiError as `Transport` does; the reason of an aborted signal
 */
export function upload<T>(path: string, form: FormData, { signal, onProgress }: UploadOptions = {}): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    // Limits the time without progress and not the whole upload, because a slow connection may need long.
    const waitAgain = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), uploadSilenceMs);
    };
    const end = () => request.abort();
    const finish = (settle: () => void) => () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', end);
      settle();
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      waitAgain();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = finish(() => {
      const body = parsed(request.responseText);
      if (request.status < 200 || request.status >= 300) reject(answerError(request.status, body));
      else if (body === null) reject(noAnswerError(new TypeError(`The response of ${path} is not JSON`)));
      else resolve(body as T);
    });
    request.onerror = finish(() => reject(noAnswerError(new TypeError(`The upload to ${path} was interrupted`))));
    request.onabort = finish(() =>
      reject(
        signal?.aborted
          ? signal.reason
          : noAnswerError(new DOMException(`No progress within ${uploadSilenceMs} ms`, 'TimeoutError')),
      ),
    );
    signal?.addEventListener('abort', end);
    request.open('POST', path);
    request.withCredentials = true;
    waitAgain();
    request.send(form);
  });
}

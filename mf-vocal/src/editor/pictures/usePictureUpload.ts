import type { Image } from '@marquee/shared/domain';
import { upload } from '@marquee/shared/transport/upload';
import { useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';

/** `share` of the bytes that have left, from 0 to 1. */
type UploadState = { kind: 'idle' } | { kind: 'sending'; share: number } | { kind: 'failed'; message: string };

/** Uploads pictures of the writer one after the other. @param onDone is called with each that has arrived */
export function usePictureUpload(onDone: (image: Image) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  // Of several pictures each is added to what is there when it arrives, and not when they were chosen.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  async function send(files: readonly File[]): Promise<void> {
    const ended = new AbortController();
    ending.current = ended;
    try {
      for (const file of files) {
        const form = new FormData();
        form.append('image', file);
        setState({ kind: 'sending', share: 0 });
        const { image } = await upload<{ image: Image }>('/api/vocal/auth/uploadImage', form, {
          signal: ended.signal,
          onProgress: (share) => setState({ kind: 'sending', share }),
        });
        done.current({ public_id: image.public_id, width: image.width, height: image.height, format: image.format });
      }
      setState({ kind: 'idle' });
    } catch (error) {
      setState(ended.signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: messageOf(error) });
    }
  }

  return { state, send, cancel: () => ending.current?.abort() };
}

/** The api's sentence about the file, which names what it takes; else a sentence of our own. */
function messageOf(error: unknown): string {
  const problem = error instanceof Error && 'problem' in error ? error.problem : null;
  const isTold = typeof problem === 'object' && problem !== null && 'error' in problem;
  return isTold ? String(problem.error) : editorTexts.uploadFailed;
}

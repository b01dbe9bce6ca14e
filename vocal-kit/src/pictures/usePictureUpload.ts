import type { Image } from '@marquee/shared/domain';
import { upload } from '@marquee/shared/transport/upload';
import { useEffect, useRef, useState } from 'react';
import { apiMessage } from '../form/apiMessage.ts';
import { inTurn } from './inTurn.ts';
import { uploadTexts } from './uploadTexts.ts';

/** The current upload: its number among the `of` chosen pictures, and the share of its bytes that are sent, 0 to 1. */
export type Sending = { place: number; of: number; share: number };
/** A picture whose upload failed, and why. A final failure stays, however often the file is sent. */
export type UploadFailure = { file: File; message: string; isFinal: boolean };

/**
 * Uploads a writer's pictures one after the other. If a picture is refused, the next pictures are still uploaded.
 * @param onDone called with each uploaded picture and its file
 * @param first pictures to upload at once
 */
export function usePictureUpload(onDone: (image: Image, file: File) => void, first: readonly File[] = []) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [failures, setFailures] = useState<readonly UploadFailure[]>([]);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  // Always calls the latest `onDone`, so that a picture is added to the current pictures and not to former ones.
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  async function send(files: readonly File[]): Promise<void> {
    const ended = new AbortController();
    ending.current = ended;
    const failed: UploadFailure[] = [];
    setFailures([]);
    for (const [index, file] of files.entries()) {
      const progress = { place: index + 1, of: files.length };
      if (!isAccepted(file)) {
        failed.push({ file, message: uploadTexts.otherType(kindOf(file)), isFinal: true });
        continue;
      }
      setSending({ ...progress, share: 0 });
      try {
        const send = () =>
          upload<{ image: Image }>('/api/vocal/auth/uploadImage', formOf(file), {
            signal: ended.signal,
            onProgress: (share) => setSending({ ...progress, share }),
          });
        const { image } = await inTurn(send, ended.signal);
        const { public_id, width, height, format } = image;
        done.current({ public_id, width, height, format }, file);
      } catch (error) {
        if (ended.signal.aborted) break;
        failed.push({ file, message: apiMessage(error, uploadTexts.uploadFailed), isFinal: isFinal(error) });
      }
    }
    setSending(null);
    setFailures(failed);
  }

  const sendFirst = useRef(() => (first.length > 0 ? send(first) : null));
  useEffect(() => void sendFirst.current(), []);

  return {
    sending,
    failures,
    send,
    retry: () => send(failures.map(({ file }) => file)),
    cancel: () => ending.current?.abort(),
  };
}

const kinds: Readonly<Record<string, string>> = {
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/svg+xml': 'SVG',
};

/** Name of a type of pictures that devices often have, as people write it. */
function kindOf({ type }: File): string | undefined {
  return kinds[type];
}

/** True if the api refuses the file itself, for its type, its size or its content. */
function isFinal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && finalStatuses.has(Number(error.status));
}

const finalStatuses: ReadonlySet<number> = new Set([413, 415, 422]);

/** Accepts GIF, JPEG and PNG, and files whose type the device does not know, because the api checks their content. */
function isAccepted({ type }: File): boolean {
  return type === '' || ['image/gif', 'image/jpeg', 'image/png'].includes(type);
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('image', file);
  return form;
}

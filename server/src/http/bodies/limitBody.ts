import { Transform } from 'node:stream';
import type { BodyShare } from './BodyPace.ts';

export class BodyTooLargeError extends Error {}

/** Passes a body on at its pace. Fails with `BodyTooLargeError` when it has more bytes than `maxBytes`. */
export function limitBody(maxBytes: number, share: BodyShare): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new BodyTooLargeError());
      else share.take(chunk.length, () => done(null, chunk));
    },
    destroy(error, done) {
      share.leave();
      done(error);
    },
  });
}

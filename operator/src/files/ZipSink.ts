/** Receives the bytes of an archive. */
export type ZipSink = {
  take(bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Makes the archive visible. Called once all bytes are taken. */
  keep(): Promise<void>;
  /** Removes an unfinished archive. */
  discard(): Promise<void>;
};

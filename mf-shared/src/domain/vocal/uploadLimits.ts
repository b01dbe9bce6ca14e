// In a file without schemas, because the editor loads this and browser scripts do not load zod.

/** The pictures that a writer can upload. */
export const uploadLimits = {
  /** Names of the accepted types; `accept` of a file field has them with a dot. */
  types: ['gif', 'jpeg', 'jpg', 'png'],
  bytes: 20 * 1024 * 1024,
  /** An animated GIF of more bytes is refused. */
  animatedBytes: 5 * 1024 * 1024,
  /** Width times height of a still picture. */
  pixels: 50_000_000,
  /** Width times height times frames: a pixel of a GIF takes three times as long as one of a JPEG. */
  animatedPixels: 16_000_000,
  /** Uploads of one account at the same time. */
  atOnce: 4,
} as const;

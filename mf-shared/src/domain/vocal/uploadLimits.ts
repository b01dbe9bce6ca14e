// In a file without schemas, because the editor loads this and browser scripts do not load zod.

/** Limits for the pictures that a writer uploads. */
export const uploadLimits = {
  /** File extensions of the accepted types, without the dot that a file field's `accept` needs. */
  types: ['gif', 'jpeg', 'jpg', 'png'],
  /** Maximum size of a picture or a file, in bytes. */
  bytes: 20 * 1024 * 1024,
  /** Maximum size of an animated GIF, in bytes. */
  animatedBytes: 5 * 1024 * 1024,
  /** Maximum width times height of a still picture. */
  pixels: 50_000_000,
  /**
   * Maximum width times height times frames of an animated GIF. The limit is lower than `pixels`, because decoding and
   * encoding a pixel takes three times as long in a GIF as in a JPEG.
   */
  animatedPixels: 16_000_000,
  /** Minimum width and height of a cropped picture, in pixels. */
  croppedSide: 120,
  /** Maximum number of simultaneous uploads of one account. */
  atOnce: 4,
} as const;

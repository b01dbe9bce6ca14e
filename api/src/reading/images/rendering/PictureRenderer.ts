import { createHash } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { containerWidths } from '@marquee/shared/constants';
import type { ImageVariant } from '@marquee/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../../kernel/http/notFound.ts';
import type { Caller } from '../../../kernel/limits/caller.ts';
import { FairQueue } from '../../../kernel/limits/FairQueue.ts';
import type { Original, OriginalFacts } from '../../../kernel/originals/OriginalStore.ts';
import type { ImageCache } from './ImageCache.ts';
import { hasTransparency, renderImage } from './renderImage.ts';
import { type OutputFormat, stillOf } from './transform.ts';

/**
 * Limits of the render queue. Two renders leave two of the api's four threads to cached pictures. A page needs about
 * thirty pictures, so a network may queue two pages of pictures.
 */
const renderLimits = { atOnce: 2, maxWaiting: 200, maxPerNetwork: 60 };
/**
 * Limits of the queue for animations. An animation takes seconds, so one is rendered at a time. It also takes one of
 * the two places above, so that the other place stays free for still pictures.
 */
const animationLimits = { ...renderLimits, atOnce: 1 };
/** Maximum width of AVIF pictures. Wider pictures are WebP, because encoding them as AVIF takes more than a second. */
const maxAvifWidth = containerWidths.large;
/** Version in the name of every cached picture. Raise it when the rendering changes. */
const rendering = 2;

/** The source of an original. */
export type PictureOrigin = {
  /** Unique name of the original. */
  id: string;
  /** Finds the original; undefined if it does not exist. */
  find(caller: Caller): Promise<OriginalFacts | undefined>;
  read(): Promise<Original | undefined>;
};

/** Renders pictures, with the requesting networks in turn, and caches them. Cached pictures do not wait. */
export class PictureRenderer {
  readonly #cache: ImageCache;
  readonly #log: FastifyBaseLogger;
  readonly #queue = new FairQueue(renderLimits);
  readonly #animations = new FairQueue(animationLimits);
  readonly #transparent = new LRUCache<string, boolean>({ max: 10_000 });

  constructor(cache: ImageCache, log: FastifyBaseLogger) {
    this.#cache = cache;
    this.#log = log;
  }

  /** Returns the format that a browser gets, and the name of the cached picture. */
  async nameOf(
    origin: PictureOrigin,
    facts: OriginalFacts,
    variant: ImageVariant,
    accept: string | undefined,
    caller: Caller,
  ): Promise<{ format: OutputFormat; name: string }> {
    const format = await this.#bestFormat(origin, facts, variant, accept, caller);
    const key = JSON.stringify([rendering, origin.id, facts.version, Object.entries(variant).sort(), format]);
    return { format, name: `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.${format}` };
  }

  /**
   * Returns the bytes of a cached or newly rendered picture.
   * @throws ProblemError of the queue (429, 503), or 404 if the original is gone
   */
  async make(
    name: string,
    origin: PictureOrigin,
    variant: ImageVariant,
    format: OutputFormat,
    caller: Caller,
  ): Promise<Buffer> {
    const cached = await this.#cache.read(name);
    if (cached) return cached;
    if (!variant.isAnimated) return this.#queue.run(name, caller, () => this.#render(name, origin, variant, format));
    return this.#animations.run(name, caller, (signal) =>
      this.#queue.run(name, { ...caller, signal }, () => this.#render(name, origin, variant, format)),
    );
  }

  async #render(name: string, origin: PictureOrigin, variant: ImageVariant, format: OutputFormat): Promise<Buffer> {
    const original = await originalOf(origin);
    const bytes = await renderImage(original, variant, format)
      .catch((error: unknown) => {
        if (!variant.isAnimated) throw error;
        this.#log.warn({ err: error, picture: origin.id }, 'cannot render an animation; its first frame is shown');
        return renderImage(original, stillOf(variant), format);
      })
      .catch(refuseUnreadable);
    // A full disk must not keep pictures from being shown.
    await this.#cache
      .write(name, bytes)
      .catch((error: unknown) => this.#log.warn({ err: error }, 'cannot store a rendered picture'));
    return bytes;
  }

  /** Chooses AVIF or WebP if the browser accepts it, else JPEG, PNG for transparent pictures, or GIF for animations. */
  async #bestFormat(
    origin: PictureOrigin,
    facts: OriginalFacts,
    variant: ImageVariant,
    accept: string | undefined,
    caller: Caller,
  ): Promise<OutputFormat> {
    const isStill = !variant.isAnimated && !variant.effect;
    if (isStill && variant.width <= maxAvifWidth && accept?.includes('image/avif')) return 'avif';
    if (accept?.includes('image/webp')) return 'webp';
    if (variant.isAnimated) return 'gif';
    if (facts.format === 'jpg') return 'jpg';
    const key = `${origin.id} ${facts.version}`;
    let isTransparent = this.#transparent.get(key);
    if (isTransparent === undefined) {
      isTransparent = await this.#queue.run(`transparent ${key}`, caller, async () =>
        hasTransparency(await originalOf(origin)).catch(refuseUnreadable),
      );
      this.#transparent.set(key, isTransparent);
    }
    return isTransparent ? 'png' : 'jpg';
  }
}

async function originalOf(origin: PictureOrigin): Promise<Original> {
  const original = await origin.read();
  if (!original) throw notFound('The picture');
  return original;
}

/** Throws a 502. A file of another host can begin like a picture and be something else, or be truncated. */
function refuseUnreadable(cause: unknown): never {
  throw new ProblemError(502, 'picture-unreadable', 'The original cannot be read as a picture.', { cause });
}

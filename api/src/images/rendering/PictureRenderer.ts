import { createHash } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { containerWidths } from '@marquee/shared/constants';
import type { ImageVariant } from '@marquee/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../fairness/caller.ts';
import { FairQueue } from '../../fairness/FairQueue.ts';
import { notFound } from '../../http/notFound.ts';
import type { ImageCache } from './ImageCache.ts';
import type { Original, OriginalFacts } from './OriginalStore.ts';
import { hasTransparency, renderImage } from './renderImage.ts';
import { type OutputFormat, stillOf } from './transform.ts';

/**
 * Two leave the api's other two threads to the files of kept pictures. A page needs some thirty pictures, so a network
 * may queue two pages of them.
 */
const renderLimits = { atOnce: 2, mostWaiting: 200, mostOfNetwork: 60 };
/**
 * An animation takes seconds, so one is rendered at a time. It also takes one of the two places above: the other stays
 * free for still pictures, and no more threads are busy.
 */
const animationLimits = { ...renderLimits, atOnce: 1 };
/** Wider pictures are WebP for every browser: AVIF takes a second and more to make of them. */
const widestAvif = containerWidths.large;
/** Part of every cached picture's name: to be raised when pictures are made differently. */
const rendering = 2;

/** The source of an original. */
export type PictureOrigin = {
  /** Names the original among all of them. */
  id: string;
  /** Undefined when there is no such original. */
  find(caller: Caller): Promise<OriginalFacts | undefined>;
  read(): Promise<Original | undefined>;
};

/** Makes pictures, in turns of the requesting networks, and keeps them. A kept picture waits for no other. */
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

  /** The format in which a browser gets a picture, and the name under which that is kept. */
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
   * The bytes of a picture: kept ones, or new ones.
   * @throws ProblemError of the queue (429, 503), or 404 when the original is gone.
   */
  async make(
    name: string,
    origin: PictureOrigin,
    variant: ImageVariant,
    format: OutputFormat,
    caller: Caller,
  ): Promise<Buffer> {
    const kept = await this.#cache.read(name);
    if (kept) return kept;
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

  /** AVIF or WebP for a browser that takes it, else JPEG, or PNG for transparent pictures, or GIF for animations. */
  async #bestFormat(
    origin: PictureOrigin,
    facts: OriginalFacts,
    variant: ImageVariant,
    accept: string | undefined,
    caller: Caller,
  ): Promise<OutputFormat> {
    const isStill = !variant.isAnimated && !variant.effect;
    if (isStill && variant.width <= widestAvif && accept?.includes('image/avif')) return 'avif';
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

/** A picture of another host may begin as one and be something else, or end too soon. */
function refuseUnreadable(cause: unknown): never {
  throw new ProblemError(502, 'picture-unreadable', 'The original cannot be read as a picture.', { cause });
}

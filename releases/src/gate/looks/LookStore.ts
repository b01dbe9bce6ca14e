import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteKeySchema } from '@marquee/shared/domain';
import { z } from 'zod';
import type { Difference } from './comparePictures.ts';

/** Number of releases whose pictures are stored, and number of pages of each. The first pages show what has changed. */
const maxReleases = 10;
const maxPages = 24;
const reportFile = 'looks.json';
const kinds = ['before', 'after', 'marked'] as const;
export type PictureKind = (typeof kinds)[number];

const differentPageSchema = z.object({
  site: siteKeySchema,
  path: z.string(),
  /** Width of the window, in pixels. */
  width: z.number(),
  pixels: z.number(),
  share: z.number(),
});

const lookReportSchema = z.object({
  /** Version of the part that it was compared with. */
  against: z.string(),
  pictures: z.number(),
  /** Pages whose pictures are stored, in the order of their files. */
  different: z.array(differentPageSchema),
  /** Number of all changed pages. */
  differing: z.number(),
});
export type LookReport = z.infer<typeof lookReportSchema>;
export type DifferentPage = z.infer<typeof differentPageSchema>;

/** A page whose look has changed, with its pictures. */
export type DifferentPictures = Omit<DifferentPage, 'pixels' | 'share'> & {
  before: Buffer;
  after: Buffer;
  difference: Difference;
};

/** Stores pictures of pages whose look a release changes, in a folder of this machine, for the last ten compared releases. */
export class LookStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async write(
    release: string,
    { against, pictures, pages }: { against: string; pictures: number; pages: readonly DifferentPictures[] },
  ): Promise<void> {
    const folder = path.join(this.#root, release);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const stored = pages.slice(0, maxPages);
    for (const [index, { before, after, difference }] of stored.entries())
      for (const [kind, picture] of [
        ['before', before],
        ['after', after],
        ['marked', difference.marked],
      ] as const)
        await writeFile(path.join(folder, fileOf(index, kind)), picture);
    const report: LookReport = {
      ...{ against, pictures, differing: pages.length },
      different: stored.map(({ site, path: place, width, difference: { pixels, share } }) => ({
        ...{ site, path: place, width, pixels, share },
      })),
    };
    await writeFile(path.join(folder, reportFile), JSON.stringify(report));
    await this.#forgetOldest();
  }

  /** @param release `part@version` @returns null when it was not compared here, or too many others were since */
  async read(release: string): Promise<LookReport | null> {
    const text = await readFile(path.join(this.#root, release, reportFile), 'utf8').catch(() => null);
    return text === null ? null : lookReportSchema.parse(JSON.parse(text));
  }

  /** @returns a PNG. Null without one */
  picture(release: string, index: number, kind: PictureKind): Promise<Buffer | null> {
    return readFile(path.join(this.#root, release, fileOf(index, kind))).catch(() => null);
  }

  async #forgetOldest(): Promise<void> {
    const folders = await Promise.all(
      (await readdir(this.#root)).map(async (name) => {
        const folder = path.join(this.#root, name);
        return { folder, at: (await stat(folder)).mtimeMs };
      }),
    );
    const oldest = folders.sort((one, other) => other.at - one.at).slice(maxReleases);
    for (const { folder } of oldest) await rm(folder, { recursive: true, force: true });
  }
}

const fileOf = (index: number, kind: PictureKind) => `${index}-${kind}.png`;
export const pictureKindSchema = z.enum(kinds);

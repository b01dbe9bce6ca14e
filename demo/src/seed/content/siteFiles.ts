import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './ContentError.ts';
import {
  keySchema,
  type PostContent,
  postContentSchema,
  type SiteContent,
  siteContentSchema,
} from './contentSchema.ts';

/** A post from its file. */
export type PostFile = { key: string; file: string; front: PostContent; body: string };

/** Everything written for one site. */
export type SiteFiles = {
  file: string;
  site: SiteContent;
  posts: PostFile[];
  /** SVG of each channel's logo, by channel key. */
  channelLogos: ReadonlyMap<string, string>;
  /** SVG of each picture, by the name of its file. */
  pictures: ReadonlyMap<string, string>;
};

/**
 * Reserved keys, which are routes of the readers' sites, because a post's address is only its key, and the api's
 * `/api/posts/list`.
 */
const routeNames = new Set(
  'about press sitemap articles galleries videos archive author category channel tag search auth page privacy-policy terms-of-use vocal api res assets oembed offline saved list'.split(
    ' ',
  ),
);
const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/**
 * Reads `<folder>/site.yaml`, `posts/*.md`, `channels/*.svg` and `pictures/*.svg`.
 * @returns undefined if the site has no content
 * @throws ContentError naming the file and the field at fault.
 */
export async function readSiteFiles(folder: string): Promise<SiteFiles | undefined> {
  const file = join(folder, 'site.yaml');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const postFiles = (await readdir(join(folder, 'posts')).catch(() => []))
    .filter((name) => name.endsWith('.md'))
    .sort();
  if (text === undefined || postFiles.length === 0) return undefined;

  const site = checked(siteContentSchema, yamlOf(text, file), file);
  const posts = await Promise.all(postFiles.map((name) => readPost(join(folder, 'posts', name))));
  const channelLogos = await readSvgs(join(folder, 'channels'));
  return { file, site, posts, channelLogos, pictures: await readSvgs(join(folder, 'pictures')) };
}

/** Reads the SVG files of a folder by their names without `.svg`; empty for a missing folder. */
async function readSvgs(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.svg'));
  const svgs = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [basename(name, '.svg'), svgs[index] ?? '']));
}

async function readPost(file: string): Promise<PostFile> {
  const key = basename(file, '.md');
  if (!keySchema.safeParse(key).success || routeNames.has(key))
    throw new ContentError(file, '', `"${key}" cannot be a post's key.`);
  const [, front, body] = frontMatter.exec(await readFile(file, 'utf8')) ?? [];
  if (front === undefined || body === undefined)
    throw new ContentError(file, '', 'front matter between two lines of --- is missing.');
  return { key, file, front: checked(postContentSchema, yamlOf(front, file), file), body };
}

function yamlOf(text: string, file: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    throw new ContentError(file, '', error instanceof Error ? error.message : 'not YAML');
  }
}

function checked<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [fault] = parsed.error.issues;
  throw new ContentError(file, fault?.path.join('.') ?? '', fault?.message ?? 'not valid');
}

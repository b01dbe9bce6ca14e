import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { creatorHost, type HostKey } from '@marquee/shared/domain';
import { repositoryRoot } from '../bundler/webpackBase.ts';

const defaultWidth = 1200;

/** Matches the names of people's pictures in the examples. */
const isPerson = (source: string) => /imogen|ines/.test(source);

/** The logo of a channel, which is legible on every header. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="96" viewBox="0 0 360 96">' +
  '<rect width="360" height="96" rx="12" fill="#f6f1e4"/><circle cx="50" cy="48" r="28" fill="#22203a"/>' +
  '<circle cx="62" cy="40" r="24" fill="#f6f1e4"/><g fill="#22203a" font-family="Georgia, serif" font-size="42">' +
  '<text x="104" y="44" textLength="220" lengthAdjust="spacingAndGlyphs">Midnight</text><text x="104" y="84" textLength="180" lengthAdjust="spacingAndGlyphs">Society</text></g></svg>';

/**
 * Returns a picture of a site's demo, cut to the requested size, because the originals in examples do not exist. The same name
 * always returns the same picture.
 * @param transform segment of an image address with the size, such as `w_600,h_400,c_fill`
 * @returns an SVG
 */
export async function findPicture(host: HostKey, source: string, transform: string): Promise<string> {
  if (source.endsWith('-logo')) return logo;
  const folder = path.join(repositoryRoot, 'demo/content', host === creatorHost ? 'marquee' : host, 'pictures');
  const names = (await readdir(folder)).filter((name) => name.startsWith('author-') === isPerson(source)).sort();
  const seed = createHash('sha256').update(source).digest().readUInt32BE();
  const name = names[seed % names.length];
  if (!name) throw new Error(`The folder ${folder} has no pictures.`);
  const sizeOf = (letter: string) => Number(new RegExp(`\\b${letter}_(\\d+)`).exec(transform)?.[1]) || null;
  const width = sizeOf('w') ?? defaultWidth;
  const height = sizeOf('h') ?? Math.round(isPerson(source) ? width : (width * 2) / 3);
  const svg = await readFile(path.join(folder, name), 'utf8');
  return svg.replace(
    / width="\d+" height="\d+"/,
    ` width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
  );
}

import { createHash } from 'node:crypto';
import { randomFrom } from '@marquee/api/content/pictureLanguage.ts';
import { languageOf } from '@marquee/demo/pictures/languageOf.ts';
import { type HostKey, siteKeySchema } from '@marquee/shared/domain';

/** Pictures are drawn at this width, and scaled: all sizes of one picture show the same scene. */
const drawnWidth = 1200;

/** Names of square originals in the examples, and the pictures of people among them. */
const isPerson = (source: string) => /imogen|ines/.test(source);

/** The logo of a channel: legible on every header. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="96" viewBox="0 0 360 96">' +
  '<rect width="360" height="96" rx="12" fill="#f6f1e4"/><circle cx="50" cy="48" r="28" fill="#22203a"/>' +
  '<circle cx="62" cy="40" r="24" fill="#f6f1e4"/><g fill="#22203a" font-family="Georgia, serif" font-size="42">' +
  '<text x="104" y="44" textLength="220" lengthAdjust="spacingAndGlyphs">Midnight</text><text x="104" y="84" textLength="180" lengthAdjust="spacingAndGlyphs">Society</text></g></svg>';

/**
 * A picture in the language of a site's demo pictures: the originals that examples name do not exist. The same name always gives the
 * same scene.
 * @param transform the segment of an image address that has the size: `w_600,h_400,c_fill`
 * @returns an SVG
 */
export async function drawPicture(host: HostKey, source: string, transform: string): Promise<string> {
  const language = await languageOf(siteKeySchema.catch('marquee').parse(host));
  if (source.endsWith('-logo')) return logo;
  const sizeOf = (letter: string) => Number(new RegExp(`\\b${letter}_(\\d+)`).exec(transform)?.[1]) || null;
  const width = sizeOf('w') ?? drawnWidth;
  const height = sizeOf('h') ?? Math.round(isPerson(source) ? width : (width * 2) / 3);
  const seed = createHash('sha256').update(source).digest().readUInt32BE();
  const scenes = language.motifs.filter((motif) => motif !== 'portrait');
  const motif = isPerson(source) ? 'portrait' : (scenes[seed % scenes.length] ?? 'portrait');
  const drawn = { width: drawnWidth, height: Math.round((drawnWidth * height) / width) };
  const body = language.draw(motif, randomFrom(seed), drawn);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${drawn.width} ${drawn.height}">${body}</svg>`
  );
}

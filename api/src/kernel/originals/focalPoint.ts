import type { FocalPoint } from '@marquee/shared/domain';

const attribute = 'marquee:focus';

/**
 * Writes a focal point as XMP, the metadata that a picture file can carry. The endpoint that crops a picture then finds
 * the point in the bytes that it reads anyway, on every disk and in every bucket.
 */
export function focalPointXmp({ x, y }: FocalPoint): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:marquee="urn:marquee:picture" ${attribute}="${x} ${y}"/></rdf:RDF></x:xmpmeta>`;
}

/** Reads the focal point of a picture from its XMP. @returns undefined for a picture without a point */
export function focalPointOf(xmp: Buffer | undefined): FocalPoint | undefined {
  const [, x, y] = new RegExp(`${attribute}="(\\d{1,3}) (\\d{1,3})"`).exec(xmp?.toString('latin1') ?? '') ?? [];
  return x === undefined || y === undefined ? undefined : { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) };
}

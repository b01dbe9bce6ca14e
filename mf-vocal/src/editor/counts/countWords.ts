const word = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

/** Words of a plain text. “Don’t”, “well-known” and “3.80” are one each. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

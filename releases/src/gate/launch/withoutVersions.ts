/** Removes hosts and versions from a sentence, so that complaints about two releases can be compared. */
export function withoutVersions(sentence: string): string {
  return sentence
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/\/(shell|mf-\w+)\/\d+\.\d+\.\d+-[0-9a-f]{10}\//g, '/$1/…/');
}

import { everything } from '../cache/cacheTags.ts';
import type { CdnCall, CdnTarget } from './cdnTargets.ts';

/** Maximum number of calls for purges that are sent together. Beyond it, one call purges all pages. */
const maxCalls = 10;
/** Maximum length of the tags in one call, in characters. Varnish refuses headers above 8 kB. */
const maxLength = 6_000;

/** Returns the calls that purge the tags, in as few batches as the target allows. */
export function callsFor(target: CdnTarget, tags: ReadonlySet<string>): CdnCall[] {
  const batches: string[][] = [];
  let length = 0;
  for (const tag of tags) {
    const last = batches.at(-1);
    length += tag.length + 1;
    if (last && last.length < target.maxTags && length <= maxLength) last.push(tag);
    else {
      batches.push([tag]);
      length = tag.length + 1;
    }
  }
  if (tags.has(everything) || batches.length > maxCalls) return [target.purgeAll()];
  return batches.map((batch) => target.purge(batch));
}

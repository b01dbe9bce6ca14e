import { ajax } from '@marquee/shared';
import { type LinkMatch, type LinkMatchList, type SiteKey, suggestTextLength } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';
import { causeOf } from '../../../saving/server/saveFailure.ts';
import { isPageName } from './linkAddress.ts';

/** Milliseconds without typing after which the typed words are searched. */
const pauseMs = 200;
/** Minimum length of a text that is searched. The api returns nothing for shorter texts. */
const minLength = 2;

type LinkSearch =
  | { kind: 'none' | 'searching' }
  | { kind: 'failed'; cause: 'network' | 'server' }
  | { kind: 'found'; links: readonly LinkMatch[] };

const none: LinkSearch = { kind: 'none' };

/** Searches the public pages of the network for words that are being typed. The pages of the given site come first. */
export function useLinkSearch(typed: string, site: SiteKey | null): LinkSearch {
  const text = isPageName(typed) ? typed.trim().slice(0, suggestTextLength) : '';
  const [result, setResult] = useState<{ text: string; search: LinkSearch }>({ text: '', search: none });
  useEffect(() => {
    if (text.length < minLength) return;
    const ended = new AbortController();
    const query = new URLSearchParams({ q: text, ...(site && { site }) });
    const later = setTimeout(() => {
      ajax
        .get<LinkMatchList>(`/api/vocal/links?${query}`, { signal: ended.signal })
        .then(({ links }) => setResult({ text, search: { kind: 'found', links } }))
        .catch((error: { status?: number }) => {
          if (!ended.signal.aborted) setResult({ text, search: { kind: 'failed', cause: causeOf(error) } });
        });
    }, pauseMs);
    return () => {
      clearTimeout(later);
      ended.abort();
    };
  }, [text, site]);
  if (text.length < minLength) return none;
  return result.text === text ? result.search : { kind: 'searching' };
}

import { ajax } from '@marquee/shared';
import type { SuggestResponse } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';

/** Milliseconds without typing before a request. */
export const pauseMs = 150;
/** Shorter texts match too much. */
const minLength = 2;
/** Maximum characters of a request, the same as `suggestTextLength` of the api. */
const maxLength = 60;
/** Maximum responses cached for a reader who deletes and types again. */
const maxCached = 30;

const nothing: SuggestResponse = { posts: [], sections: [] };
const cache = new Map<string, SuggestResponse>();

/**
 * Returns the api's suggestions for a text. During a request, returns the previous suggestions. Returns none for a text
 * shorter than 2 or longer than 60 characters.
 */
export function useSuggestResponse(text: string): SuggestResponse {
  const [response, setResponse] = useState(nothing);
  const term = text.trim().replace(/\s+/g, ' ');
  const isSearched = term.length >= minLength && term.length <= maxLength;

  useEffect(() => {
    const cached = isSearched ? cache.get(term) : nothing;
    if (cached) {
      setResponse(cached);
      return;
    }
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(() => {
      ajax.get<SuggestResponse>(`/api/search/suggest?q=${encodeURIComponent(term)}`, { signal }).then(
        (found) => {
          if (signal.aborted) return;
          keep(term, found);
          setResponse(found);
        },
        // Search works without suggestions.
        () => signal.aborted || setResponse(nothing),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [term, isSearched]);

  return isSearched ? response : nothing;
}

function keep(term: string, response: SuggestResponse): void {
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(term, response);
}

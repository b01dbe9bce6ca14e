import { ajax } from '@marquee/shared';
import type { SuggestResponse } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';

/** Milliseconds of a pause in typing before a request. */
export const pauseMs = 150;
/** Shorter texts match too much. */
const shortest = 2;
/** As the api limits it (`suggestTextLength`). */
const longest = 60;
/** Responses kept for a reader who deletes and types again. */
const mostKept = 30;

const nothing: SuggestResponse = { posts: [], sections: [] };
const kept = new Map<string, SuggestResponse>();

/** The api's suggestions for a text; during a request, the previous ones; nothing for a text that is too short. */
export function useSuggestResponse(text: string): SuggestResponse {
  const [response, setResponse] = useState(nothing);
  const term = text.trim().replace(/\s+/g, ' ');
  const isSearched = term.length >= shortest && term.length <= longest;

  useEffect(() => {
    const known = isSearched ? kept.get(term) : nothing;
    if (known) {
      setResponse(known);
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
        // A form that suggests nothing still searches.
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
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(term, response);
}

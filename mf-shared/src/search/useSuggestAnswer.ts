import { ajax } from '@marquee/shared';
import type { SuggestAnswer } from '@marquee/shared/domain';
import { useEffect, useState } from 'react';

/** Milliseconds of a pause in typing before a request. */
export const pauseMs = 150;
/** Shorter texts match too much. */
const shortest = 2;
/** As the api limits it (`suggestTextLength`). */
const longest = 60;
/** Responses kept for a reader who deletes and types again. */
const mostKept = 30;

const nothing: SuggestAnswer = { posts: [], sections: [] };
const kept = new Map<string, SuggestAnswer>();

/** The api's suggestions for a text; during a request, the previous ones; nothing for a text that is too short. */
export function useSuggestAnswer(text: string): SuggestAnswer {
  const [answer, setAnswer] = useState(nothing);
  const asked = text.trim().replace(/\s+/g, ' ');
  const isAsked = asked.length >= shortest && asked.length <= longest;

  useEffect(() => {
    const known = isAsked ? kept.get(asked) : nothing;
    if (known) {
      setAnswer(known);
      return;
    }
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(() => {
      ajax.get<SuggestAnswer>(`/api/search/suggest?q=${encodeURIComponent(asked)}`, { signal }).then(
        (found) => {
          if (signal.aborted) return;
          keep(asked, found);
          setAnswer(found);
        },
        // A form that suggests nothing still searches.
        () => signal.aborted || setAnswer(nothing),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [asked, isAsked]);

  return isAsked ? answer : nothing;
}

function keep(asked: string, answer: SuggestAnswer): void {
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(asked, answer);
}

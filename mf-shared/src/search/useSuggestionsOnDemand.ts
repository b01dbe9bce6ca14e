import { type ComponentType, useState } from 'react';
import type { SuggestionsProps } from './SuggestionsProps.ts';

/** The suggestions' code, which no page loads before its search field is used. Without it the form is a plain one. */
export function useSuggestionsOnDemand() {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () => {
    if (Suggestions) return;
    import(/* webpackChunkName: "suggestions" */ './Suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    );
  };
  return { Suggestions, load };
}

import { type ComponentType, type RefObject, useState } from 'react';

export type SuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Called with the address of the suggestion that was chosen. */
  onChoose: (path: string) => void;
};

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

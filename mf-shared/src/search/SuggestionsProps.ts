import type { RefObject } from 'react';

export type SuggestionsProps = {
  field: RefObject<HTMLInputElement | null>;
  /** Called with the address of the suggestion that was chosen. */
  onChoose: (path: string) => void;
};

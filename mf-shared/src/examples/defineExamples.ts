import type { ReactElement } from 'react';

/**
 * The surroundings of a component: space on all sides (`open`), the text column of a post, the full width of a page (`edges`), or a whole
 * window, as for a dialog. A `page` has a window and its own router, because its content depends on the address.
 */
export type Setting = 'open' | 'post' | 'edges' | 'window' | 'page';

/** A component in the states that are worth seeing. They are documentation, test fixtures and pages for axe. */
export type Examples<Shown extends string = string, Hidden extends string = string> = {
  /** The component's purpose, in a sentence. */
  use: string;
  /** `open` by default. */
  setting?: Setting;
  /** States that the catalogue shows, by name. The first is the ordinary one. */
  shown: Readonly<Record<Shown, ReactElement>>;
  /** Edge cases that explain nothing. Only tests render them. */
  hidden: Readonly<Record<Hidden, ReactElement>>;
};

type Written<Shown extends string, Hidden extends string> = Omit<Examples<Shown, Hidden>, 'hidden'> &
  Partial<Pick<Examples<Shown, Hidden>, 'hidden'>>;

/**
 * Defines the examples of a component. `<Component>.examples.tsx` beside the component exports them as `examples`. Only
 * tests and the catalogue (`npm run dev -- catalogue`) render them, and no product file imports them. The elements get
 * config, store and router from their surroundings.
 */
export function defineExamples<Shown extends string, Hidden extends string = never>(
  examples: Written<Shown, Hidden>,
): Examples<Shown, Hidden> {
  return { hidden: {} as Record<Hidden, ReactElement>, ...examples };
}

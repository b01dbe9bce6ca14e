import type { ReactElement } from 'react';

/**
 * A component's surroundings: space on all sides, the text of a post, whose width it is measured against, the full width of the page, or
 * a whole window, as for a dialog. A `page` has a window and brings a router of its own, since its content follows the address.
 */
export type Setting = 'open' | 'post' | 'edges' | 'window' | 'page';

/** A component in the states that are worth seeing: documentation, fixtures of tests and pages for axe at once. */
export type Examples<Shown extends string = string, Hidden extends string = string> = {
  /** The component's purpose, in a sentence. */
  use: string;
  /** `open` by default. */
  setting?: Setting;
  /** States that the catalogue shows, by name. The first is the ordinary one. */
  shown: Readonly<Record<Shown, ReactElement>>;
  /** Edge cases that teach a reader nothing: only tests render them. */
  hidden: Readonly<Record<Hidden, ReactElement>>;
};

type Written<Shown extends string, Hidden extends string> = Omit<Examples<Shown, Hidden>, 'hidden'> &
  Partial<Pick<Examples<Shown, Hidden>, 'hidden'>>;

/**
 * The examples of a component, in `<Component>.examples.tsx` beside it, exported as `examples`. They run in tests and
 * in the catalogue (`npm run dev -- catalogue`) only; no file of a product imports one. The element has all that they
 * need, but for config, store and router.
 */
export function defineExamples<Shown extends string, Hidden extends string = never>(
  examples: Written<Shown, Hidden>,
): Examples<Shown, Hidden> {
  return { hidden: {} as Record<Hidden, ReactElement>, ...examples };
}

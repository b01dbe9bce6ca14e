import { createContext, type ReactNode, useContext } from 'react';

/** Replaces children by a mark for markup of an earlier render, or marks where theirs begins and ends. */
export type KeepMarkup = (name: string, of: readonly unknown[], children: ReactNode) => ReactNode;

/** A server's, for one render of a page; browsers have none. */
export const keepMarkup = createContext<KeepMarkup | null>(null);

type KeptProps = {
  /** Of the passage among those of all pages of a route: two with one name and other values replace each other. */
  name: string;
  /** All that its markup depends on beside the site and the name, as values that can be compared. */
  of: readonly unknown[];
  children: ReactNode;
};

/**
 * A passage that many pages have alike, as the footer or a post's card: a server renders it once, and puts its markup into the pages
 * after. It stands between elements, holds no other one, and neither asks for ids nor brings preloads: React counts those by page.
 */
export function Kept({ name, of, children }: KeptProps) {
  const keep = useContext(keepMarkup);
  return keep ? keep(name, of, children) : children;
}

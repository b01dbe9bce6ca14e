import type { PageTiming } from '../pages/PageResponse.ts';

const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/**
 * Returns the header `Server-Timing` of a page that was rendered for this request: the render, and the part of it that waited for the api.
 * @param former value of the header, which has the page's ticket
 */
export function serverTiming({ renderMs, apiMs }: PageTiming, former: string | undefined): string {
  const timing = `render;dur=${rounded(renderMs)}, api;dur=${rounded(apiMs)}`;
  return former ? `${former}, ${timing}` : timing;
}

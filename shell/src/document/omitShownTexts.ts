import type { PageState } from './pageData.ts';

/** Marks an element whose content is a text of the state: `<div data-state="posts.post.content">`. */
const attribute = ' data-state="';

type Branch = Record<string, unknown>;

/**
 * Removes texts from the state of a page that its markup shows, so that they are not sent twice. An element names the
 * path of its text in the state with `data-state`. The browser restores the text (`readPageState`). A text that differs
 * from the content of the element stays.
 */
export function omitShownTexts(state: PageState, markup: string): PageState {
  const shown: string[] = [];
  let store: Branch = state.store;
  for (const { place, start } of shownPlaces(markup)) {
    const path = place.split('.');
    const text = path.reduce<unknown>((branch, field) => (branch as Branch | undefined)?.[field], store);
    if (typeof text !== 'string' || shown.includes(place) || !isContent(markup, start, text)) continue;
    shown.push(place);
    store = withoutText(store, path);
  }
  return shown.length > 0 ? { ...state, store, shown } : state;
}

/**
 * True if a text is the whole content of the element that begins there. The two strings are not joined, because the
 * text of a post is long.
 */
const isContent = (markup: string, start: number, text: string) =>
  markup.startsWith(text, start) && markup.startsWith('</', start + text.length);

/**
 * State paths that elements name, with the start of the content of each element. The same attribute in running text
 * does not count.
 */
function shownPlaces(markup: string): { place: string; start: number }[] {
  const places: { place: string; start: number }[] = [];
  for (let at = markup.indexOf(attribute); at !== -1; at = markup.indexOf(attribute, at + 1)) {
    const isInTag = markup.lastIndexOf('<', at) > markup.lastIndexOf('>', at);
    const [place = ''] = markup.slice(at + attribute.length).split('"', 1);
    if (isInTag) places.push({ place, start: markup.indexOf('>', at) + 1 });
  }
  return places;
}

/** A copy with an empty text; the store's own objects are shared and frozen. */
function withoutText(branch: Branch, [field = '', ...rest]: readonly string[]): Branch {
  const copy: Branch = Array.isArray(branch) ? ([...branch] as unknown as Branch) : { ...branch };
  copy[field] = rest.length === 0 ? '' : withoutText(branch[field] as Branch, rest);
  return copy;
}

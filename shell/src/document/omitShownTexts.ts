import type { PageState } from './pageData.ts';

/** An element with it has a text of the state as its content: `<div data-state="posts.post.content">`. */
const attribute = ' data-state="';

type Branch = Record<string, unknown>;

/**
 * Leaves those texts out of a page's state that its markup shows: a post's words would travel twice. An element names
 * the place of its text in the state with `data-state`; the browser puts the text back (`readPageState`). A text that
 * differs from the element's content stays.
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

/** Whether a text is the whole content of the element that begins there. The two are not joined, as a post's text is long. */
const isContent = (markup: string, start: number, text: string) =>
  markup.startsWith(text, start) && markup.startsWith('</', start + text.length);

/** Places that elements name, with where the elements' contents start. An attribute that stands in words is none. */
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

import type { PageState } from './pageData.ts';

/** An element whose content is a text of the state: `<div data-state="posts.post.content">`. */
const shownText = /<\w+(?: [^<>]*)? data-state="([\w.]+)"[^<>]*>/g;

type Branch = Record<string, unknown>;

/**
 * Leaves those texts out of a page's state that its markup shows: a post's words would travel twice. An element names
 * the place of its text in the state with `data-state`; the browser puts the text back (`readPageState`). A text that
 * differs from the element's content stays.
 */
export function omitShownTexts(state: PageState, markup: string): PageState {
  const shown: string[] = [];
  let store: Branch = state.store;
  for (const match of markup.matchAll(shownText)) {
    const [tag, place = ''] = match;
    const path = place.split('.');
    const text = path.reduce<unknown>((branch, field) => (branch as Branch | undefined)?.[field], store);
    if (typeof text !== 'string' || shown.includes(place)) continue;
    if (!markup.startsWith(`${text}</`, match.index + tag.length)) continue;
    shown.push(place);
    store = withoutText(store, path);
  }
  return shown.length > 0 ? { ...state, store, shown } : state;
}

/** A copy with an empty text; the store's own objects are shared and frozen. */
function withoutText(branch: Branch, [field = '', ...rest]: readonly string[]): Branch {
  const copy: Branch = Array.isArray(branch) ? ([...branch] as unknown as Branch) : { ...branch };
  copy[field] = rest.length === 0 ? '' : withoutText(branch[field] as Branch, rest);
  return copy;
}

import { apiContext, loadUnlessFresh, postsSlice, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/constants';
import type { LoaderFunctionArgs } from '@marquee/shared/router';
import { pageName } from '@marquee/shared/state/postsPages';
import { pageQuery } from '../list/address/pageQuery.ts';
import { assertPageExists } from '../list/missing/assertPageExists.ts';
import { listedType } from './listedType.ts';

const { setLatestOfType } = postsSlice.actions;

/** Loads one page of the latest posts of the type that the address names, unless it is loaded. */
export async function loadTypeList({ context, request }: LoaderFunctionArgs): Promise<null> {
  const page = pageQuery(request);
  const { postType } = listedType(new URL(request.url).pathname);
  const store = context.get(storeContext);
  const name = pageName({ postType, page });
  const isThere = store.getState().posts?.latestByType[name] !== undefined;
  await loadUnlessFresh(store, `type list ${name}`, isThere, async () => {
    const list = await context.get(apiContext).posts({ page, limit: listLimits.typeList, postType });
    assertPageExists(page, list.totalPages);
    store.dispatch(setLatestOfType({ ...list, page, postType }));
  });
  return null;
}

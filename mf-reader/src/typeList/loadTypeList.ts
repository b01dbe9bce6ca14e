import { apiContext, postsSlice, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/design/measures';
import type { LoaderFunctionArgs } from '@marquee/shared/router';
import { assertPageExists } from '../list/assertPageExists.ts';
import { pageQuery } from '../list/pageQuery.ts';
import { listedType } from './listedType.ts';

const { setLatestOfType } = postsSlice.actions;

/** Loads one page of the latest posts of the type that the address names, unless it is loaded. */
export async function loadTypeList({ context, request }: LoaderFunctionArgs): Promise<null> {
  const page = pageQuery(request);
  const { postType } = listedType(new URL(request.url).pathname);
  const store = context.get(storeContext);
  if (store.getState().posts?.latestByType[postType]?.currentPage === page) return null;
  const list = await context.get(apiContext).posts({ page, limit: listLimits.typeList, postType });
  assertPageExists(page, list.totalPages);
  // The reader has gone elsewhere meanwhile: the store belongs to that page now.
  if (request.signal.aborted) return null;
  store.dispatch(setLatestOfType({ ...list, page, postType }));
  return null;
}

import type { NewSavedView, SavedView, SavedViewList, SavedViewPage } from '@marquee/shared/domain';
import type { CallOptions } from '@marquee/shared/transport';
import type { Exchange } from '@marquee/shared/transport/exchange';

/** Creates the calls of saved views. Each returns the views of the page. @param exchange sends the calls */
export function createSavedViewsApi(exchange: Exchange) {
  const viewsOf = async (call: Promise<{ body: SavedViewList }>): Promise<SavedView[]> => (await call).body.views;
  return {
    list: (page: SavedViewPage, options?: CallOptions) =>
      viewsOf(exchange<SavedViewList>('GET', `/api/vocal/savedViews?page=${page}`, options)),
    save: (view: NewSavedView) => viewsOf(exchange<SavedViewList>('POST', '/api/vocal/savedViews', { body: view })),
    remove: (id: string) =>
      viewsOf(exchange<SavedViewList>('DELETE', `/api/vocal/savedViews/${encodeURIComponent(id)}`)),
  };
}

export type SavedViewsApi = ReturnType<typeof createSavedViewsApi>;

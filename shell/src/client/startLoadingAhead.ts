import { type AppStore, ajax, type Transport } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import type { LoaderFunctionArgs } from '@marquee/shared/router';
import { atFirstIntent } from '../intent/atFirstIntent.ts';
import { loadIntent } from '../intent/loadIntent.ts';
import type { RouteTable } from '../routeEntry.ts';
import { loadRouteModule } from '../routes/loadRouteModule.ts';
import type { CallsAhead } from './CallsAhead.ts';

type LoadingAheadOptions = {
  config: PageConfig;
  store: AppStore;
  readRouteTable: () => Promise<RouteTable>;
  calls: CallsAhead;
  /** Creates the context of a loader that fills the store. */
  contextWith: (transport: Transport, store: AppStore) => LoaderFunctionArgs['context'];
};

/** Loads pages ahead once a reader seems about to follow a link. */
export function startLoadingAhead({ config, store, readRouteTable, calls, contextWith }: LoadingAheadOptions): void {
  atFirstIntent(document, async (first) => {
    const { isSparing, loadPageAhead, watchLinks } = await loadIntent();
    const table = await readRouteTable().catch(() => null);
    if (!table || isSparing(window.navigator)) return;
    const loadAhead = loadPageAhead({
      table,
      config,
      store,
      loadModule: loadRouteModule,
      contextFor: (aside) => contextWith({ ...ajax, get: (path) => calls.ahead(path) }, aside),
      now: Date.now,
      loadPicture: ({ src, srcSet = '', sizes = '' }) => Object.assign(new Image(), { sizes, srcset: srcSet, src }),
    });
    watchLinks(document, first, (link) => void loadAhead(link));
  });
}

import {
  type Api,
  type AppStore,
  apiContext,
  createApi,
  createStore,
  pageConfigContext,
  type RouteHandle,
  type RouteModule,
  storeContext,
} from '@marquee/shared';
import { keepMarkup } from '@marquee/shared/page/Kept';
import { RouterContextProvider } from '@marquee/shared/router';
import { ServerStyleSheet } from '@marquee/shared/styled';
import { renderToString } from 'react-dom/server';
// The same copy that the facade re-exports: its server half is not worth its bytes in the browser.
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { headTags } from '../document/headTags.ts';
import { omitShownTexts } from '../document/omitShownTexts.ts';
import type { PageState, SerializedRouteError } from '../document/pageData.ts';
import { privateHead } from '../document/privateHead.ts';
import { frameRouteId, routeObject, routeTree } from '../frame/routeTree.ts';
import type { PageRoute, RouteEntry } from '../routeEntry.ts';
import { ErrorPage } from '../routes/error/ErrorPage.tsx';
import { errorMeta, isMissing } from '../routes/error/errorMeta.ts';
import { loadSuggestions } from '../routes/error/loadSuggestions.ts';
import { loadRouteModule } from '../routes/loadRouteModule.ts';
import { siteNameMeta } from '../routes/page/liveHandle.ts';
import type { RenderedPage, Renderer, RenderInput, RenderResult } from '../serverContract.ts';
import { App } from './App.tsx';
import { collectState } from './collectState.ts';
import { KeptMarkup, type RestoredMarkup } from './KeptMarkup.ts';
import type { KnownEntries } from './KnownEntries.ts';
import { PageStyles } from './PageStyles.ts';
import { DeadlineError, withinDeadline } from './withinDeadline.ts';

type PreparedRoute = {
  entry: RouteEntry;
  handler: ReturnType<typeof createStaticHandler>;
  /**
   * Styles of the route's pages, kept from one render to the next: compiling them costs more than rendering, and pages of a route use
   * the same ones. They are static, so the sheet stops growing after the first pages.
   */
  sheet: ServerStyleSheet;
  /** Selects those of one page. */
  styles: PageStyles;
  /** Markup that its pages have alike, and those of other routes. */
  kept: KeptMarkup;
};

/** A page to render, with its address taken apart. */
type AskedPage = RenderInput & { location: URL };

/** A page whose loaders have run. */
type LoadedPage = { context: StaticHandlerContext; store: AppStore };

/** Renders pages. It keeps the module and the styles of each route. */
export class PageRenderer implements Renderer {
  readonly #entries: Pick<KnownEntries, 'at'>;
  readonly #routes = new Map<string, PreparedRoute>();
  readonly #kept = new KeptMarkup();

  constructor(entries: Pick<KnownEntries, 'at'>) {
    this.#entries = entries;
  }

  /** Never rejects for a fault of the page: the error page replaces a page that fails. */
  async render(input: RenderInput): Promise<RenderResult> {
    const location = new URL(input.url);
    const asked = { ...input, location };
    const entry = this.#entries.at(input.config.site.key, location.pathname);
    try {
      return await renderRoute(await this.#prepared(entry), asked);
    } catch (error) {
      // The module does not load, a loader hangs, or the metadata throws.
      return renderFailure(entry, error ?? new Error('The page threw nothing'), asked);
    }
  }

  async #prepared(entry: RouteEntry): Promise<PreparedRoute> {
    const known = this.#routes.get(entry.id);
    if (known) return known;
    const prepared = prepare(entry, await loadRouteModule(entry), this.#kept);
    this.#routes.set(entry.id, prepared);
    return prepared;
  }
}

function prepare(entry: RouteEntry, module: RouteModule, kept: KeptMarkup): PreparedRoute {
  const handler = createStaticHandler(routeTree([routeObject(entry, module)], ErrorPage));
  const sheet = new ServerStyleSheet();
  return { entry, handler, sheet, styles: new PageStyles(() => sheet.getStyleTags()), kept };
}

/** Renders a page with the error page in the place of the route's own component. */
function renderFailure(entry: RouteEntry, error: unknown, asked: AskedPage): Promise<RenderResult> {
  const loader = () => {
    throw error;
  };
  const module: RouteModule = { Component: () => null, loader, handle: { meta: siteNameMeta } };
  return renderRoute(prepare(entry, module, new KeptMarkup()), { ...asked, form: undefined, deadlineMs: undefined });
}

async function renderRoute(route: PreparedRoute, input: AskedPage): Promise<RenderResult> {
  const store = createStore();
  const api = createApi(input.transport);
  const context = await load(route, input, store, api);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  if (isMissing(context.errors?.[frameRouteId])) await loadSuggestions(store, api);

  const page = { context, store };
  const markup = renderMarkup(route, page, input);
  return describePage(route, page, input, markup);
}

/** Runs the action, if there is a form, and the loaders. @throws DeadlineError when they take too long */
async function load({ handler }: PreparedRoute, input: AskedPage, store: AppStore, api: Api) {
  const { url, location, config, form, deadlineMs } = input;
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  requestContext.set(apiContext, api);
  requestContext.set(pageConfigContext, config);
  const query = handler.query(new Request(url, form ? { method: 'POST', body: form } : {}), { requestContext });
  return deadlineMs === undefined ? query : withinDeadline(deadlineMs, `The page ${location.pathname}`, query);
}

/** Renders the page's components. If one throws, the page shows its error in the frame. */
function renderMarkup(
  { entry, handler, sheet, kept }: PreparedRoute,
  { context, store }: LoadedPage,
  input: RenderInput,
): RestoredMarkup {
  const render = () => {
    const passages = kept.mark(`${entry.id} ${input.config.site.key}`);
    const marked = renderToString(
      sheet.collectStyles(
        <keepMarkup.Provider value={passages.keep}>
          <App config={input.config} store={store}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </keepMarkup.Provider>,
      ),
    );
    return passages.restore(marked);
  };
  try {
    return render();
  } catch (error) {
    // Treated as if the loader had thrown: the frame around the page stays, and shows the error page.
    context.errors = { [frameRouteId]: error ?? new Error('A component threw nothing') };
    context.statusCode = 500;
    return render();
  }
}

/** Everything of a rendered page that the server needs to write its document. */
function describePage(
  { entry, styles }: PreparedRoute,
  { context, store }: LoadedPage,
  { location, config }: AskedPage,
  { markup, own, keptLists }: RestoredMarkup,
): RenderedPage {
  const { pathname, search } = location;
  const state = store.getState();
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  const error = context.errors ? Object.values(context.errors)[0] : null;
  const meta =
    !error && handle
      ? handle.meta({ state, config, params: match?.params ?? {}, pathname, search })
      : errorMeta(error, config.site, pathname);
  return {
    kind: 'page',
    status: error instanceof DeadlineError ? error.status : context.statusCode,
    routeId: entry.id,
    script: entry.script ?? 'main',
    routeModule: 'remote' in entry ? `${entry.remote}/${entry.expose}` : null,
    showsStaticAbout: handle?.showsStaticAbout ?? false,
    head: entry.isPrivate ? privateHead(meta) : headTags(meta, config),
    styleTags: styles.ofPage(own, keptLists),
    ...splitPreloads(markup),
    state: omitShownTexts(
      {
        route: routeOf(entry),
        store: collectState(state),
        loaderData: context.loaderData,
        ...(context.actionData ? { actionData: context.actionData } : {}),
        errors: serializeErrors(context.errors),
      },
      own,
    ),
    error: context.statusCode >= 500 ? error : null,
  };
}

/** The browser has the page's arguments in its address, and makes its calls by its module. */
function routeOf({ query: _query, firstCall: _firstCall, script: _script, ...route }: RouteEntry): PageRoute {
  return route;
}

/** React writes preloads of eager pictures before the markup; browsers find them sooner in the head. */
function splitPreloads(rendered: string): Pick<RenderedPage, 'markup' | 'imagePreloads'> {
  const [imagePreloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  return { imagePreloads, markup: rendered.slice(imagePreloads.length) };
}

function serializeErrors(errors: Record<string, unknown> | null): PageState['errors'] {
  if (!errors) return null;
  const serialized = Object.entries(errors).map(([id, error]): [string, SerializedRouteError] => {
    const { status = 500, statusText = '', data = null } = (error ?? {}) as Partial<SerializedRouteError>;
    return [id, { status, statusText, data: status >= 500 ? null : data }];
  });
  return Object.fromEntries(serialized);
}

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
import type { HostKey } from '@marquee/shared/domain';
import { RouterContextProvider } from '@marquee/shared/router';
import { ServerStyleSheet } from '@marquee/shared/styled';
import { renderToString } from 'react-dom/server';
// Imports the copy that the facade re-exports. The facade leaves out its server half, to save bytes in the browser.
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
import { DeadlineError, withinDeadline } from './withinDeadline.ts';

type PreparedRoute = {
  entry: RouteEntry;
  handler: ReturnType<typeof createStaticHandler>;
};

/** The route table's entry for a path of a host. */
type EntryOf = (host: HostKey, pathname: string) => RouteEntry;

/** A page to render, with its parsed address. */
type RequestedPage = RenderInput & { location: URL };

/** A page whose loaders have run. */
type LoadedPage = { context: StaticHandlerContext; store: AppStore };

/** The markup and the styles of one rendered page. */
type Rendering = { markup: string; styleTags: string };

/** Renders pages. It keeps the module of each route. */
export class PageRenderer implements Renderer {
  readonly #entryOf: EntryOf;
  readonly #routes = new Map<string, PreparedRoute>();

  constructor(entryOf: EntryOf) {
    this.#entryOf = entryOf;
  }

  /** Does not reject if the page fails. It then renders the error page. */
  async render(input: RenderInput): Promise<RenderResult> {
    const location = new URL(input.url);
    const request = { ...input, location };
    const entry = this.#entryOf(input.config.site.key, location.pathname);
    try {
      return await renderRoute(await this.#prepared(entry), request);
    } catch (error) {
      // Reached when the module does not load, a loader hangs, or the metadata throws.
      return renderFailure(entry, error ?? new Error('The page threw nothing'), request);
    }
  }

  async #prepared(entry: RouteEntry): Promise<PreparedRoute> {
    const existing = this.#routes.get(entry.id);
    if (existing) return existing;
    const prepared = prepare(entry, await loadRouteModule(entry));
    this.#routes.set(entry.id, prepared);
    return prepared;
  }
}

function prepare(entry: RouteEntry, module: RouteModule): PreparedRoute {
  return { entry, handler: createStaticHandler(routeTree([routeObject(entry, module)], ErrorPage)) };
}

/** Renders a page with the error page instead of the route's own component. */
function renderFailure(entry: RouteEntry, error: unknown, request: RequestedPage): Promise<RenderResult> {
  const loader = () => {
    throw error;
  };
  const module: RouteModule = { Component: () => null, loader, handle: { meta: siteNameMeta } };
  return renderRoute(prepare(entry, module), { ...request, form: undefined, deadlineMs: undefined });
}

async function renderRoute(route: PreparedRoute, request: RequestedPage): Promise<RenderResult> {
  const store = createStore();
  const api = createApi(request.transport);
  const context = await load(route, request, store, api);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  if (isMissing(context.errors?.[frameRouteId])) await loadSuggestions(store, api);

  const page = { context, store };
  return describePage(route, page, request, renderMarkup(route, page, request));
}

/** Runs the action, if there is a form, and the loaders. @throws DeadlineError when they take too long */
async function load({ handler }: PreparedRoute, request: RequestedPage, store: AppStore, api: Api) {
  const { url, location, config, form, deadlineMs } = request;
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  requestContext.set(apiContext, api);
  requestContext.set(pageConfigContext, config);
  const query = handler.query(new Request(url, form ? { method: 'POST', body: form } : {}), { requestContext });
  return deadlineMs === undefined ? query : withinDeadline(deadlineMs, `The page ${location.pathname}`, query);
}

/** Renders the page's components. If one throws, the page shows its error in the frame. */
function renderMarkup({ handler }: PreparedRoute, { context, store }: LoadedPage, { config }: RenderInput): Rendering {
  const render = () => {
    const sheet = new ServerStyleSheet();
    const router = createStaticRouter(handler.dataRoutes, context);
    const markup = renderToString(
      sheet.collectStyles(
        <App config={config} store={store}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
      ),
    );
    return { markup, styleTags: sheet.getStyleTags() };
  };
  try {
    return render();
  } catch (error) {
    // Handled like an error of the loader, so that the frame stays and shows the error page.
    context.errors = { [frameRouteId]: error ?? new Error('A component threw nothing') };
    context.statusCode = 500;
    return render();
  }
}

/** Collects what the server needs to write the document of a rendered page. */
function describePage(
  { entry }: PreparedRoute,
  { context, store }: LoadedPage,
  { location, config }: RequestedPage,
  { markup, styleTags }: Rendering,
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
    styleTags,
    ...splitPreloads(markup),
    state: omitShownTexts(
      {
        route: routeOf(entry),
        store: collectState(state),
        loaderData: context.loaderData,
        ...(context.actionData ? { actionData: context.actionData } : {}),
        errors: serializeErrors(context.errors),
      },
      markup,
    ),
    error: context.statusCode >= 500 ? error : null,
  };
}

/** The browser has the page's arguments in its address, and makes its calls by its module. */
function routeOf({ query: _query, firstCall: _firstCall, script: _script, ...route }: RouteEntry): PageRoute {
  return route;
}

/**
 * Separates the preloads of eager pictures, which React writes before the markup. Browsers find them sooner in the
 * head.
 */
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

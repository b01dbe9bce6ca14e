import {
  apiContext,
  createApi,
  createStore,
  pageConfigContext,
  type RouteHandle,
  type RouteModule,
  storeContext,
} from '@marquee/shared';
import { type HostKey, hostKindOf } from '@marquee/shared/domain';
import { RouterContextProvider } from '@marquee/shared/router';
import { ServerStyleSheet } from '@marquee/shared/styled';
import { renderToString } from 'react-dom/server';
// The same copy that the facade re-exports: the server's half is not worth its bytes in the browser.
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { registerRemotes } from '../remotes/federationHost.ts';
import { ErrorPage } from '../routes/error/ErrorPage.tsx';
import { errorMeta, isMissing } from '../routes/error/errorMeta.ts';
import { loadSuggestions } from '../routes/error/loadSuggestions.ts';
import { loadRouteModule } from '../routes/loadRouteModule.ts';
import { matchEntry } from '../routes/matchEntry.ts';
import { creatorRoutes, type RouteEntry, readerRoutes } from '../routes/routeTable.ts';
import { frameRouteId, routeObject, routeTree } from '../routes/routeTree.ts';
import { App } from './App.tsx';
import { collectState } from './collectState.ts';
import { headTags } from './headTags.ts';
import { PageStyles } from './PageStyles.ts';
import type { PageState, SerializedRouteError } from './pageData.ts';
import type {
  PageArgument,
  RenderedPage,
  Renderer,
  RenderInput,
  RenderResult,
  RequireFile,
  ServerRemote,
} from './serverContract.ts';
import { DeadlineError, withinDeadline } from './withinDeadline.ts';

export { htmlDocument } from './document.ts';

const routesOf = (host: HostKey) => (hostKindOf(host) === 'creator' ? creatorRoutes : readerRoutes);

/** Arguments of the query that the page at a path depends on. */
export function queryOf(host: HostKey, pathname: string): readonly PageArgument[] {
  return matchEntry(routesOf(host), pathname).query ?? [];
}

type PreparedRoute = {
  handler: ReturnType<typeof createStaticHandler>;
  /**
   * Styles of the route's pages, kept from one to the next: compiling them costs more than rendering, and pages of a route
   * use the same ones. They are static, so a sheet stops growing with the first pages.
   */
  sheet: ServerStyleSheet;
  /** Which of them a page carries. */
  styles: PageStyles;
};

/** The head of a page that failed comes from its error. */
const failedHandle: RouteHandle = { meta: ({ pathname }) => ({ title: '', canonicalPath: pathname }) };

/**
 * A renderer pinned to one release set.
 * @param requireFile loads a CommonJS file from the disk; the bundle's own `require` is webpack's
 */
export function createRenderer(remotes: readonly ServerRemote[], requireFile: RequireFile): Renderer {
  registerRemotes(
    remotes.map(({ name, version, entryFile }) => ({ name, version, entry: entryFile })),
    { name: 'local-entry', loadEntry: async ({ remoteInfo }) => requireFile(remoteInfo.entry) as never },
  );

  const routes = new Map<string, PreparedRoute>();
  function prepareWith(entry: RouteEntry, module: RouteModule): PreparedRoute {
    const handler = createStaticHandler(routeTree([routeObject(entry, module)], ErrorPage));
    return { handler, sheet: new ServerStyleSheet(), styles: new PageStyles() };
  }
  async function prepare(entry: RouteEntry): Promise<PreparedRoute> {
    const known = routes.get(entry.id);
    if (known) return known;
    const prepared = prepareWith(entry, await loadRouteModule(entry));
    routes.set(entry.id, prepared);
    return prepared;
  }

  /** Makes a page in which the error page stands in the place of the route's own. */
  function renderFailed(entry: RouteEntry, error: unknown, input: RenderInput): Promise<RenderResult> {
    const loader = () => {
      throw error;
    };
    const module = { Component: () => null, loader, handle: failedHandle };
    return renderRoute(entry, prepareWith(entry, module), { ...input, form: undefined, deadlineMs: undefined });
  }

  async function renderRoute(entry: RouteEntry, prepared: PreparedRoute, input: RenderInput): Promise<RenderResult> {
    const { url, config, transport, form, deadlineMs } = input;
    const { pathname, search } = new URL(url);
    const { handler, sheet } = prepared;
    const store = createStore();
    const api = createApi(transport);
    const requestContext = new RouterContextProvider(
      new Map<never, never>([
        [storeContext, store],
        [apiContext, api],
        [pageConfigContext, config],
      ] as never),
    );
    const request = new Request(url, form ? { method: 'POST', body: form } : {});
    const query = handler.query(request, { requestContext });
    const context = await (deadlineMs === undefined
      ? query
      : withinDeadline(deadlineMs, `The page ${pathname}`, query));
    if (context instanceof Response) {
      return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
    }

    if (isMissing(context.errors?.[frameRouteId])) await loadSuggestions(store, api);

    const renderPage = () =>
      renderToString(
        sheet.collectStyles(
          <App config={config} store={store}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>,
        ),
      );
    let markup: string;
    try {
      markup = renderPage();
    } catch (error) {
      // As if its loader had thrown: the frame around the page lives on, and shows what went wrong.
      context.errors = { [frameRouteId]: error ?? new Error('A component threw nothing') };
      context.statusCode = 500;
      markup = renderPage();
    }
    const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
    const state = store.getState();
    const error = context.errors ? Object.values(context.errors)[0] : null;
    const params = context.matches.at(-1)?.params ?? {};
    const meta =
      !error && handle
        ? handle.meta({ state, config, params, pathname, search })
        : errorMeta(error, config.site, pathname);
    return {
      kind: 'page',
      status: error instanceof DeadlineError ? error.status : context.statusCode,
      routeId: entry.id,
      script: entry.script ?? 'main',
      routeModule: 'remote' in entry ? `${entry.remote}/${entry.expose}` : null,
      showsStaticAbout: handle?.showsStaticAbout ?? false,
      head: headTags(meta, config),
      styleTags: prepared.styles.ofPage(sheet.getStyleTags(), markup),
      ...splitPreloads(markup),
      state: {
        store: collectState(state),
        loaderData: context.loaderData,
        ...(context.actionData ? { actionData: context.actionData } : {}),
        errors: serializeErrors(context.errors),
      },
      error: context.statusCode >= 500 ? error : null,
    };
  }

  return {
    async render(input) {
      const { url, config } = input;
      const entry = matchEntry(routesOf(config.site.key), new URL(url).pathname);
      try {
        return await renderRoute(entry, await prepare(entry), input);
      } catch (error) {
        // The module cannot be had, its loader hangs, or its metadata cannot be made.
        return renderFailed(entry, error ?? new Error('The page threw nothing'), input);
      }
    },
  };
}

/** React writes preloads of eager pictures before the markup; in the head they are found sooner. */
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

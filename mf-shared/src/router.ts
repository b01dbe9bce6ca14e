/** The part of react-router-dom that pages use: one shared copy, and only what is listed here is shipped. */

export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  Location,
  RouteObject,
  UIMatch,
} from 'react-router-dom';
export {
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  Link,
  matchPath,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';

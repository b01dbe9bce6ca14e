/**
 * The part of react-router-dom that pages use, with our own link. This shared copy contains only the names that are
 * listed here.
 */

export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  Location,
  RouteObject,
  ShouldRevalidateFunction,
  UIMatch,
} from 'react-router-dom';
export {
  createBrowserRouter,
  createContext,
  data,
  isRouteErrorResponse,
  matchPath,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useOutletContext,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './navigation/Link.tsx';

/** The part of react-router that the product uses. Shared between builds instead of react-router itself, so that tree shaking removes the rest. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';

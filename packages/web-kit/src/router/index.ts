export { BrowserRouter } from './BrowserRouter.tsx';
export { Link, type LinkProps, NavLink } from './Link.tsx';
export { navigate, useLocation, useNavigate, useSearchParams } from './location.ts';
export { Navigate } from './Navigate.tsx';
export { useParams, useRoutes } from './routes.tsx';

export { Link, type LinkProps, NavLink } from './Link.tsx';
export { navigate, useLocation, useNavigate, useSearchParams } from './location.ts';
export { Navigate } from './Navigate.tsx';
export { BrowserRouter, MemoryRouter } from './routers.tsx';
export { useParams, useRoutes } from './routes.tsx';

/** The pages whose first visits are measured, with their remote and the file of `src/pages` that it loads for them. */
export const MEASURED_PAGES = [
  { name: 'home', remote: 'mf-public', path: '/', file: 'HomePage.tsx' },
  { name: 'news', remote: 'mf-public', path: '/news', file: 'NewsPage.tsx' },
  { name: 'rule', remote: 'mf-public', path: '/zasady/lane-signals-above', file: 'rule-pages.ts' },
  { name: 'login', remote: 'mf-auth', path: '/zaloguj', file: 'LoginPage.tsx' },
] as const;

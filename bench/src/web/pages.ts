/** A page of each kind that is open to everybody, with their remote and the file of `src/pages` that it loads for them. */
export const MEASURED_PAGES = [
  { name: 'home', remote: 'mf-public', path: '/', file: 'HomePage.tsx' },
  { name: 'category', remote: 'mf-public', path: '/kategoria/b', file: 'CategoryPage.tsx' },
  { name: 'topic', remote: 'mf-public', path: '/temat/znaki-drogowe', file: 'TopicPage.tsx' },
  { name: 'news', remote: 'mf-public', path: '/news', file: 'NewsPage.tsx' },
  { name: 'rule', remote: 'mf-public', path: '/zasady/lane-signals-above', file: 'rule-pages.ts' },
  { name: 'rules', remote: 'mf-public', path: '/zasady', file: 'RulesPage.tsx' },
  { name: 'login', remote: 'mf-auth', path: '/zaloguj', file: 'LoginPage.tsx' },
  { name: 'register', remote: 'mf-auth', path: '/zarejestruj', file: 'RegisterPage.tsx' },
] as const;

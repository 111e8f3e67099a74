import { expect, test } from '@jest/globals';
import { headOf } from '../server/html/head.ts';
import { SOME_ROUTES } from './some-routes.ts';

const TEXT = `<b> & "learner's"`;
const ESCAPED = '&lt;b&gt; &amp; &quot;learner&#39;s&quot;';

test('no text of a remote ends an attribute or an element of the head, whichever quotes stand around it', () => {
  const { login } = SOME_ROUTES.auth.pages;
  if (!login) throw new Error('there is no such page');
  const texts = { title: TEXT, description: TEXT, keywords: TEXT };
  const head = headOf({
    destination: {
      kind: 'page',
      remote: 'auth',
      name: 'login',
      page: { ...login, head: { pl: texts, en: texts, de: texts } },
      instance: null,
      locale: 'en',
    },
    locale: 'en',
    publicUrl: 'https://portal.test',
    remoteOrigins: {
      public: 'https://public.test',
      auth: 'https://auth.test',
      dashboard: 'https://dashboard.test',
    },
    structuredData: [{ '@type': 'ListItem', item: '/en/news', name: '/' }],
  });
  expect(head).toContain('"item":"https://portal.test/en/news","name":"/"');
  expect(head).toContain(`<title>${ESCAPED} · Green Wave</title>`);
  for (const name of ['description', 'keywords']) {
    expect(head).toContain(`<meta name="${name}" content="${ESCAPED}">`);
  }
});

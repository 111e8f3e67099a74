const WORDS = {
  pl: {
    title: 'Nie ma połączenia',
    text: 'Ta strona nie jest jeszcze zapisana w przeglądarce. Otworzy się, gdy wróci internet.',
    again: 'Spróbuj ponownie',
  },
  en: {
    title: 'There is no connection',
    text: 'This page is not saved in your browser yet. It opens as soon as you are online again.',
    again: 'Try again',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Diese Seite ist noch nicht in deinem Browser gespeichert. Sie öffnet sich, sobald du wieder online bist.',
    again: 'Noch einmal versuchen',
  },
} as const;

type Language = keyof typeof WORDS;

const isLanguage = (value: string | undefined): value is Language => value !== undefined && value in WORDS;

/** That of the address, else the browser's, else Polish. */
function languageAt(pathname: string): Language {
  const ofAddress = pathname.split('/')[1];
  if (isLanguage(ofAddress)) return ofAddress;
  const own = navigator.languages.map((language) => language.slice(0, 2)).find(isLanguage);
  return own ?? 'pl';
}

/** What stands for a document that neither the server nor the browser has. Needs no other file. */
export function offlinePage({ url }: Request): Response {
  const language = languageAt(new URL(url).pathname);
  const { title, text, again } = WORDS[language];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 0; }
main { display: grid; gap: 1rem; align-content: center; justify-items: start; min-height: 90vh; max-width: 32rem; margin: 0 auto; padding: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
h1, p { margin: 0; }
a { display: block; padding: 0.75rem 1.25rem; border-radius: 12px; background: light-dark(#00713a, #37d27f); color: light-dark(#fff, #04220f); text-decoration: none; }
</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
</main>
</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}

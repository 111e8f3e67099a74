import { launchBrowser } from '../tools/src/test/launch-browser.ts';
import { createServer } from 'node:http';
const [port, locale, width, height] = process.argv.slice(2);
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: +width!, height: +height! }, locale: locale!, acceptDownloads: true });
let page = await context.newPage();
const log: string[] = [];
context.on('page', (p) => { page = p; });
page.on('console', (m) => { if (m.type() === 'error') log.push(m.text()); });
page.on('pageerror', (e) => log.push('pageerror ' + e.message));
createServer(async (q, a) => {
  let body = ''; for await (const c of q) body += c;
  try {
    const fn = new Function('page', 'context', 'state', `return (async () => { ${body} })()`);
    const r = await fn(page, context, {});
    a.end(JSON.stringify({ result: r ?? null, url: page.url(), errors: log.splice(0) }, null, 1) + '\n');
  } catch (e) { a.end(JSON.stringify({ error: String(e).slice(0, 1500), url: page.url(), errors: log.splice(0) }, null, 1) + '\n'); }
}).listen(+port!, '127.0.0.1', () => console.log('ready'));

// one long task of the first formatter otherwise, just when the page is taken over
const READ_LANGUAGES = "setTimeout(function(){Intl.NumberFormat.supportedLocalesOf('pl')})";

/**
 * Asks for the page's scripts once the page is painted, all at once: on a slow line they would take from what is read. After
 * a while in a page that nobody looks at, or in a browser that does not tell of paints. Allowed by its hash.
 */
export const START_SCRIPT =
  '(function(o,d,n){' +
  'function add(t,p){d.head.append(Object.assign(d.createElement(t),p))}' +
  'function start(){if(n)return;n=1;' +
  "o.entries.split(' ').forEach(function(u){add('script',{async:false,src:u})});" +
  "o.scripts.split(' ').forEach(function(u){add('link',{rel:'preload',as:'script'," +
  "crossOrigin:new URL(u,location).origin===location.origin?null:'anonymous',href:u})});" +
  `${READ_LANGUAGES}}` +
  "new PerformanceObserver(start).observe({type:'paint',buffered:true});" +
  "addEventListener('load',function(){setTimeout(start,500)})" +
  '})(document.currentScript.dataset,document);';

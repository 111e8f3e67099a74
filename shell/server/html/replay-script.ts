/**
 * The last press on a control marked `data-replay` before the page answers is repeated once it does: React drops clicks on
 * what it has not taken over yet. Allowed by its hash.
 */
export const REPLAY_SCRIPT =
  '(function(d,p){' +
  "addEventListener('click',function(e){if(!d.dataset.ready)p=e.target.closest('[data-replay]')||p},true);" +
  'new MutationObserver(function(_,o){o.disconnect();if(p&&p.isConnected)p.click()})' +
  ".observe(d,{attributeFilter:['data-ready']})})(document.documentElement);";

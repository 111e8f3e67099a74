/**
 * The last press on a control marked `data-replay`, or on the button of a form, before the page answers is repeated once it
 * does: React drops clicks on what it has not taken over yet, and the browser would send the form and with it lose what was
 * typed. Allowed by its hash.
 */
export const REPLAY_SCRIPT =
  '(function(d,p){' +
  "addEventListener('click',function(e){if(!d.dataset.ready)p=e.target.closest('[data-replay]')||p},true);" +
  "addEventListener('submit',function(e){if(!d.dataset.ready){e.preventDefault();p=e.submitter}},true);" +
  'new MutationObserver(function(_,o){o.disconnect();if(p&&p.isConnected)p.click()})' +
  ".observe(d,{attributeFilter:['data-ready']})})(document.documentElement);";

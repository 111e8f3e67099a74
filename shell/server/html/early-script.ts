/**
 * What has to happen before the first paint, in a page that is cached for nobody. Allowed by its hash. Where no cookie says
 * the language, the one in local storage counts at the address without one (source.md §4; its page then writes the cookie).
 * The chosen theme is set.
 */
export const EARLY_SCRIPT =
  "try{var s=localStorage,l=s.getItem('selectedLanguage'),t=s.getItem('selectedTheme');" +
  "if(location.pathname==='/'&&(l==='en'||l==='de')&&!/\\bi18n_redirected=/.test(document.cookie))location.replace('/'+l+location.search+location.hash);" +
  "if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/** Sets the chosen theme before the first paint. Allowed by its hash. */
export const EARLY_SCRIPT =
  "try{var t=localStorage.getItem('selectedTheme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

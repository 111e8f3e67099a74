/** How a page begins, and a place within it: at the top, with the focus on what it shows. */
export function beginAtTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

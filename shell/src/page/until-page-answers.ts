/** Resolves once a page answers what the learner does, as web-kit's PageAnswers marks it. */
export function untilPageAnswers(): Promise<void> {
  const { documentElement } = document;
  return new Promise((resolve) => {
    const watch = new MutationObserver(look);
    function look() {
      if (documentElement.dataset.ready === undefined) return;
      watch.disconnect();
      resolve();
    }
    watch.observe(documentElement, { attributeFilter: ['data-ready'] });
    look();
  });
}

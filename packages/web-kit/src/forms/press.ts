/**
 * Resolves when the press that is under way, if any, has clicked. What moves before takes the click from where it began: a
 * press on a link below a field takes the focus from the field first.
 */
export const afterPress = (): Promise<void> =>
  new Promise((resolve) => {
    const afterClick = () => setTimeout(resolve);
    if (document.querySelector('body :active:not(:focus)'))
      addEventListener('mouseup', afterClick, { once: true });
    else afterClick();
  });

/** Constant style sheets that react-aria inserts, word for word. Allowed by their hashes. */
export const INSERTED_STYLES: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

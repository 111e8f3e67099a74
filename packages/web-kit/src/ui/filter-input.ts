import { filterText, type InputFilter } from './input-filters.ts';

/** The input's own setter: React takes a value that is set on the element for one that it set itself. */
const setValue = Object.getOwnPropertyDescriptor(
  typeof HTMLInputElement === 'undefined' ? {} : HTMLInputElement.prototype,
  'value',
)?.set;

/** Where the text stands that is about to be typed; fields of type `email` do not tell, and are typed at their end. */
function selectionOf({ value, selectionStart, selectionEnd }: HTMLInputElement): readonly [number, number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

/**
 * Keeps from a field what does not fit the filter: typed characters do not arrive, of what is pasted, dropped or filled in
 * only the fitting part stays. What an input method composes is looked at once it is done.
 * @returns ends it
 */
export function filterInput(input: HTMLInputElement, filter: InputFilter): () => void {
  const refuseTyped = (event: InputEvent) => {
    if (event.isComposing || event.data === null) return;
    const { value } = input;
    const [start, end] = selectionOf(input);
    const next = value.slice(0, start) + event.data + value.slice(end);
    if (start === end && filterText(filter, next) === value) event.preventDefault();
  };
  const clean = () => {
    const { value, selectionStart } = input;
    const kept = filterText(filter, value);
    if (kept === value) return;
    setValue?.call(input, kept);
    if (selectionStart === null) return;
    const caret = filterText(filter, value.slice(0, selectionStart)).length;
    input.setSelectionRange(caret, caret);
  };
  const cleanTyped = (event: Event) => {
    if (!(event as InputEvent).isComposing) clean();
  };
  const cleanComposed = () => {
    clean();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.addEventListener('beforeinput', refuseTyped);
  input.addEventListener('input', cleanTyped);
  input.addEventListener('compositionend', cleanComposed);
  return () => {
    input.removeEventListener('beforeinput', refuseTyped);
    input.removeEventListener('input', cleanTyped);
    input.removeEventListener('compositionend', cleanComposed);
  };
}

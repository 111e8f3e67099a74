import { fireEvent, screen } from '@testing-library/react';

/** Presses the button of that name. */
export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** The same as soon as the button is shown. */
export async function pressOnceShown(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

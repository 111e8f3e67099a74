import type { Page } from 'playwright-core';

export interface TypedLogin {
  readonly email: string;
  readonly password: string;
}

/** Fills in the login form of the open page, and sends it. */
export async function submitLogin(page: Page, { email, password }: TypedLogin): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

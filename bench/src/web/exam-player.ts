import type { Product } from '@zielona-fala/tools/services';
import mongoose from 'mongoose';
import type { Browser } from 'playwright-core';
import { caller, type Learner, signUp } from '../learner.ts';
import { continueSession, type Session } from './session.ts';
import { hydrated } from './visit.ts';

/** An exam that waits for its learner. */
export interface OpenExam {
  readonly url: string;
  readonly session: Session;
}

/** A learner who has begun an exam, and signed in by the form. */
export async function openExam(product: Product, browser: Browser): Promise<OpenExam> {
  const client = await new mongoose.mongo.MongoClient(product.mongodbUri).connect();
  try {
    const learner = await signUp(product, client);
    const exam = { categoryName: 'B', lang: 'pl', mode: 'exam' };
    const { testId } = (await caller(learner.accessToken)(
      'POST',
      `${product.urls['svc-tests']}/api/v1/tests`,
      exam,
    )) as { testId: number };
    return {
      url: `${product.portalUrl}/dashboard/tests/exam?testId=${testId}`,
      session: await signIn(browser, product.portalUrl, learner),
    };
  } finally {
    await client.close();
  }
}

async function signIn(browser: Browser, portalUrl: string, { email, password }: Learner): Promise<Session> {
  const context = await browser.newContext({ locale: 'pl' });
  const page = await context.newPage();
  await page.goto(`${portalUrl}/zaloguj`);
  await hydrated(page);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard/home');
  const state = await context.storageState();
  await context.close();
  return continueSession(browser, state);
}

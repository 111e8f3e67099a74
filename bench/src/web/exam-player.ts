import type { Product } from '@zielona-fala/tools/services';
import { submitLogin } from '@zielona-fala/tools/sign-in-form';
import { untilAnswers } from '@zielona-fala/tools/until-answers';
import mongoose from 'mongoose';
import type { Browser } from 'playwright-core';
import { caller, type Learner, signUp } from '../learner.ts';
import { continueSession, type Session } from './session.ts';

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

async function signIn(browser: Browser, portalUrl: string, learner: Learner): Promise<Session> {
  const context = await browser.newContext({ locale: 'pl' });
  const page = await context.newPage();
  await page.goto(`${portalUrl}/zaloguj`);
  await untilAnswers(page);
  await submitLogin(page, learner);
  await page.waitForURL('**/dashboard/home');
  const state = await context.storageState();
  await context.close();
  return continueSession(browser, state);
}

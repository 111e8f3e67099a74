import { randomUUID } from 'node:crypto';
import type { AccessTokenDto, TestDto } from '@zielona-fala/contracts';
import { knowledgeOf } from '@zielona-fala/tools/bank-answers';
import { SourceClient } from '@zielona-fala/tools/source-client';
import { linkIn, mailTo } from './mailbox.ts';
import type { Portal } from './portal.ts';

/** A registered learner with an activated account. */
export interface Learner {
  readonly client: SourceClient;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Details that no other learner has. */
export function newDetails(): { username: string; email: string; password: string } {
  const id = randomUUID().slice(0, 8);
  return { username: `ola-${id}`, email: `ola-${id}@example.test`, password: `zielona-${id}` };
}

/** Registers, reads the mail and follows its token. */
export async function activatedLearner(portal: Portal): Promise<Learner> {
  const client = new SourceClient(portal.portalUrl);
  const details = newDetails();
  await client.fetchCsrfToken();
  const { body } = await client.call<AccessTokenDto>('POST', 'v1/auth/register', {
    ...details,
    repeatPassword: details.password,
  });
  client.accessToken = body.accessToken;
  await client.fetchCsrfToken();
  await client.call('GET', `v1/users/account/activate?token=${await activationToken(portal, details.email)}`);
  return { client, ...details };
}

export async function activationToken(portal: Portal, email: string): Promise<string> {
  const link = linkIn(await mailTo(portal, email), /\/account\/activate\//);
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** All answers of a test as someone gives them who knows the bank; the first `wrong` ones are left out. */
export function answersTo(test: TestDto, wrong = 0): Record<string, string> {
  const given = (test.questions ?? []).slice(wrong).map(({ questionNumber, questionTranslations }) => {
    const translation = questionTranslations?.[0];
    if (translation === undefined) throw new Error(`question ${questionNumber} has no text`);
    const { yesNo, answerText } = knowledgeOf({
      text: translation.questionText ?? '',
      language: translation.language,
    });
    const { answerA, answerB, answerC } = translation;
    const letter = Object.entries({ A: answerA, B: answerB, C: answerC }).find(
      ([, text]) => text === answerText,
    );
    return [String(questionNumber), yesNo ?? letter?.[0] ?? ''];
  });
  return Object.fromEntries(given);
}

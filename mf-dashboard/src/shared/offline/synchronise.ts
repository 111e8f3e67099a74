import type { PackAnswersDto } from '@zielona-fala/contracts';
import { sendPackAnswers } from '@zielona-fala/contracts/api/pack/send-pack-answers';
import { type Portal, requestTo } from '@zielona-fala/contracts/portal';
import { failureOf } from '@zielona-fala/web-kit/session';
import { api } from '@zielona-fala/web-kit/store';
import { batchesOf } from './batches.ts';
import { isWaiting, type QueuedAnswer } from './offline-pack.ts';
import { offlineStore } from './offline-store.ts';

/** Sends the answers of a batch. @throws ApiFailure where they may count later */
async function send(
  client: Portal['api'],
  batch: readonly QueuedAnswer[],
  issue: string | undefined,
): Promise<PackAnswersDto['answers']> {
  const [first] = batch;
  if (first === undefined) return [];
  const answers = batch.map(({ questionNumber, answer, answeredAt }) => ({
    questionNumber,
    answer,
    answeredAt,
  }));
  const body = { categoryName: first.category, lang: first.lang, answers, ...(issue && { issue }) };
  try {
    return (await client.request(requestTo(sendPackAnswers, { body }, { background: true }))).answers;
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.type !== 'validation') throw error;
    // without the pack's issue they still teach and earn, only make no day
    if (issue && failure.errors.some(({ field }) => field === 'issue')) return send(client, batch, undefined);
    return batch.map(({ questionNumber }) => ({ questionNumber, outcome: 'not-allowed' }));
  }
}

/** Sends what waits, batch by batch: what is not settled when a call fails waits on. @returns how many answers are settled */
async function sendAll(client: Portal['api']): Promise<number> {
  let count = 0;
  const { answers } = await offlineStore.read();
  for (const batch of batchesOf(answers.filter(isWaiting))) {
    const told = await send(client, batch, batch[0]?.issue);
    const byNumber = new Map(told.map(({ questionNumber, outcome }) => [questionNumber, outcome]));
    const settled = batch.flatMap(({ id, questionNumber }) => {
      const outcome = byNumber.get(questionNumber);
      return outcome === undefined ? [] : [[id, outcome] as const];
    });
    await offlineStore.settle(new Map(settled));
    count += settled.length;
  }
  return count;
}

/**
 * Sends the answers that were given without a network, in their order, and notes what became of them. Sent twice, as from
 * two tabs, each counts once: the server knows it by question and time.
 * @throws ApiFailure where the server did not answer, StorageRefusal where the browser keeps nothing
 */
export async function synchronise({ api: client, store }: Pick<Portal, 'api' | 'store'>): Promise<void> {
  if ((await sendAll(client)) > 0) store.dispatch(api.util.invalidateTags(['Tests']));
}

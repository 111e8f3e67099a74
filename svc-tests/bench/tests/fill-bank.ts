import { createBankStore, createDrawStore, planBank } from '@zielona-fala/question-store';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { wordyQuestions } from './questions.ts';

/**
 * Makes a running service serve so many questions of category B and no others.
 * @param mongodbUri of the service's database
 * @param folder of our own bank, whose words the questions have
 */
export async function fillBank(mongodbUri: string, folder: string, size: number): Promise<void> {
  await inDatabase(mongodbUri, async (connection) => {
    const bank = createBankStore(connection, createDrawStore(connection));
    const questions = await wordyQuestions(folder, size, ['B']);
    await bank.carryOut(planBank(questions, await bank.knownRevisions()));
  });
}

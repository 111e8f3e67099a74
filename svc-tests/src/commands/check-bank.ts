import { createDrawStore, describeSizes } from '@zielona-fala/question-store';
import { inConfiguredDatabase } from '@zielona-fala/service-kit/mongo';

await inConfiguredDatabase(async (connection) => {
  console.log(describeSizes(await createDrawStore(connection).sizes()));
});

import type { Sealed } from '../encryption/sealed.ts';
import type { SecondFactorStore } from './store.ts';

/** Seals every secret by the newest key, so that an older one can be taken away: who signs in seldom is not forgotten. */
export async function resealSecondFactors(store: SecondFactorStore, sealed: Sealed): Promise<void> {
  for await (const { _id, sealedSecret } of store.all()) {
    const opened = sealed.open(sealedSecret, String(_id));
    if (opened?.isOld) await store.replaceSealed(_id, sealedSecret, sealed.seal(opened.text, String(_id)));
  }
}

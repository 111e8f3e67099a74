import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { addPasskey } from '@zielona-fala/contracts/api/passkeys/add-passkey';
import { beginPasskey } from '@zielona-fala/contracts/api/passkeys/begin-passkey';
import { confirmPasskey } from '@zielona-fala/contracts/api/passkeys/confirm-passkey';
import { listPasskeys } from '@zielona-fala/contracts/api/passkeys/list-passkeys';
import { removePasskey } from '@zielona-fala/contracts/api/passkeys/remove-passkey';
import { renamePasskey } from '@zielona-fala/contracts/api/passkeys/rename-passkey';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from '../../../shared/api/api.ts';
import type { Proofs } from '../../../shared/missing-proofs.ts';

export interface NamedPasskey extends Proofs {
  readonly id: string;
}

/** The learner's passkeys. Refusals are 422 on `password` or `code`, with `required` on what is to be shown again. */
export const {
  useGetPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useConfirmPasskeyMutation,
  useRemovePasskeyMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query({ ...asks(listPasskeys), providesTags: ['Passkeys'] }),
    beginPasskey: build.mutation(asks((body: Proofs) => requestTo(beginPasskey, { body }))),
    addPasskey: build.mutation({
      ...asks(({ clientExtensionResults, ...response }: RegistrationResponseJSON) =>
        requestTo(addPasskey, {
          body: { response: { ...response, clientExtensionResults: { ...clientExtensionResults } } },
        }),
      ),
      invalidatesTags: ['Passkeys'],
    }),
    renamePasskey: build.mutation({
      ...asks(({ id, name }: { readonly id: string; readonly name: string }) =>
        requestTo(renamePasskey, { passkeyId: id, body: { name } }),
      ),
      invalidatesTags: ['Passkeys'],
    }),
    /** Lets in again what waits since a reset of the password. */
    confirmPasskey: build.mutation({
      ...asks(({ id, ...body }: NamedPasskey) => requestTo(confirmPasskey, { passkeyId: id, body })),
      invalidatesTags: ['Passkeys'],
    }),
    removePasskey: build.mutation({
      ...asks(({ id, ...body }: NamedPasskey) => requestTo(removePasskey, { passkeyId: id, body })),
      invalidatesTags: ['Passkeys'],
    }),
  }),
});

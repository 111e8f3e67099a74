import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyDto, StatusDto } from '@zielona-fala/contracts';
import { addPasskey } from '@zielona-fala/contracts/api/passkeys/add-passkey';
import { beginPasskey } from '@zielona-fala/contracts/api/passkeys/begin-passkey';
import { confirmPasskey } from '@zielona-fala/contracts/api/passkeys/confirm-passkey';
import { listPasskeys } from '@zielona-fala/contracts/api/passkeys/list-passkeys';
import { removePasskey } from '@zielona-fala/contracts/api/passkeys/remove-passkey';
import { renamePasskey } from '@zielona-fala/contracts/api/passkeys/rename-passkey';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api } from '@zielona-fala/web-kit/store';
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
} = api.enhanceEndpoints({ addTagTypes: ['Passkeys'] }).injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query<readonly PasskeyDto[], void>({
      query: () => requestTo(listPasskeys),
      providesTags: ['Passkeys'],
    }),
    beginPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, Proofs>({
      query: (body) => requestTo(beginPasskey, { body }),
    }),
    addPasskey: build.mutation<PasskeyDto, RegistrationResponseJSON>({
      query: ({ clientExtensionResults, ...response }) =>
        requestTo(addPasskey, {
          body: { response: { ...response, clientExtensionResults: { ...clientExtensionResults } } },
        }),
      invalidatesTags: ['Passkeys'],
    }),
    renamePasskey: build.mutation<PasskeyDto, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => requestTo(renamePasskey, { passkeyId: id, body: { name } }),
      invalidatesTags: ['Passkeys'],
    }),
    /** Lets in again what waits since a reset of the password. */
    confirmPasskey: build.mutation<PasskeyDto, NamedPasskey>({
      query: ({ id, ...body }) => requestTo(confirmPasskey, { passkeyId: id, body }),
      invalidatesTags: ['Passkeys'],
    }),
    removePasskey: build.mutation<StatusDto, NamedPasskey>({
      query: ({ id, ...body }) => requestTo(removePasskey, { passkeyId: id, body }),
      invalidatesTags: ['Passkeys'],
    }),
  }),
});

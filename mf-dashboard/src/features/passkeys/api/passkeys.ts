import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyDto, StatusDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/store';
import type { Proofs } from '../../../shared/missing-proofs.ts';

const PATH = 'v1/auth/passkeys';

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
    getPasskeys: build.query<readonly PasskeyDto[], void>({ query: () => PATH, providesTags: ['Passkeys'] }),
    beginPasskey: build.mutation<PublicKeyCredentialCreationOptionsJSON, Proofs>({
      query: (body) => ({ path: `${PATH}/register/options`, method: 'POST', body }),
    }),
    addPasskey: build.mutation<PasskeyDto, RegistrationResponseJSON>({
      query: ({ clientExtensionResults, ...response }) => ({
        path: `${PATH}/register/verify`,
        method: 'POST',
        body: { response: { ...response, clientExtensionResults: { ...clientExtensionResults } } },
      }),
      invalidatesTags: ['Passkeys'],
    }),
    renamePasskey: build.mutation<PasskeyDto, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({ path: `${PATH}/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: ['Passkeys'],
    }),
    /** Lets in again what waits since a reset of the password. */
    confirmPasskey: build.mutation<PasskeyDto, NamedPasskey>({
      query: ({ id, ...body }) => ({ path: `${PATH}/${id}/confirm`, method: 'POST', body }),
      invalidatesTags: ['Passkeys'],
    }),
    removePasskey: build.mutation<StatusDto, NamedPasskey>({
      query: ({ id, ...body }) => ({ path: `${PATH}/${id}`, method: 'DELETE', body }),
      invalidatesTags: ['Passkeys'],
    }),
  }),
});

// Made by npm run docs:api from openapi.json.
export interface paths {
    readonly "/api/csrf-token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The token for X-CSRF-Token, and its cookie */
        readonly get: operations["getCsrfToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/docs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A page to read this document on */
        readonly get: operations["getDocs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/docs/redoc.js": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What that page is drawn with */
        readonly get: operations["getDocsRedoc.js"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/openapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** This document */
        readonly get: operations["getOpenapi.json"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/common-passwords/{prefix}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Common passwords whose hashes begin alike */
        readonly get: operations["getAuthCommonPasswordsByPrefix"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/google": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Takes Google away from the ways to sign in; asks for the second factor where it is on */
        readonly delete: operations["deleteAuthGoogle"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/google/callback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where Google leads back to; goes on at the login page, or at the settings */
        readonly get: operations["getAuthGoogleCallback"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/google/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Lets Google in again, linked before the password was reset; asks for a fresh proof */
        readonly post: operations["postAuthGoogleConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/google/finish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with what Google said, or asks for the password once */
        readonly post: operations["postAuthGoogleFinish"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/google/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Leads to Google to link an account there; asks for a fresh proof */
        readonly post: operations["postAuthGoogleLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/google/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Leads to Google to sign in */
        readonly get: operations["getAuthGoogleStart"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in */
        readonly post: operations["postAuthLogin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ends the session */
        readonly get: operations["getAuthLogout"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Which ways to sign in the account has */
        readonly get: operations["getAuthMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner’s passkeys */
        readonly get: operations["getAuthPasskeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/login/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins a sign-in by passkey */
        readonly post: operations["postAuthPasskeysLoginOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/login/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in by passkey, which is both factors */
        readonly post: operations["postAuthPasskeysLoginVerify"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/proof/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins a fresh proof by passkey */
        readonly post: operations["postAuthPasskeysProofOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/proof/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Shows by a passkey that it is still the learner; counts for ten minutes of this session */
        readonly post: operations["postAuthPasskeysProofVerify"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/register/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins to add a passkey; asks for a fresh proof */
        readonly post: operations["postAuthPasskeysRegisterOptions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/register/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds a passkey */
        readonly post: operations["postAuthPasskeysRegisterVerify"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/{passkeyId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes a passkey; asks for a fresh proof */
        readonly delete: operations["deleteAuthPasskeysByPasskeyId"];
        readonly options?: never;
        readonly head?: never;
        /** Renames a passkey */
        readonly patch: operations["patchAuthPasskeysByPasskeyId"];
        readonly trace?: never;
    };
    readonly "/api/v1/auth/passkeys/{passkeyId}/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Lets a passkey in again that was added before the password was reset; asks for a fresh proof */
        readonly post: operations["postAuthPasskeysByPasskeyIdConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/password-change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes the password; asks for the second factor where it is on */
        readonly patch: operations["patchAuthPasswordChange"];
        readonly trace?: never;
    };
    readonly "/api/v1/auth/password-reset/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Sets a new password by the mailed link */
        readonly patch: operations["patchAuthPasswordResetConfirm"];
        readonly trace?: never;
    };
    readonly "/api/v1/auth/password-reset/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether a mailed link for a new password still works */
        readonly get: operations["getAuthPasswordResetLink"];
        readonly put?: never;
        /** Mails a link for a new password */
        readonly post: operations["postAuthPasswordResetLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Renews the access token by the refresh cookie */
        readonly post: operations["postAuthRefresh"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Creates an account and signs in; the address gets an activation link */
        readonly post: operations["postAuthRegister"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The signed-in devices, the one used last first */
        readonly get: operations["getAuthSessions"];
        readonly put?: never;
        readonly post?: never;
        /** Signs out all other devices */
        readonly delete: operations["deleteAuthSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/sessions/{sessionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Signs out one device */
        readonly delete: operations["deleteAuthSessionsBySessionId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/totp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether sign-ins ask for a code, and how many recovery codes are left */
        readonly get: operations["getAuthTotp"];
        readonly put?: never;
        /** Begins the second factor: the secret for the app; asks for a fresh proof */
        readonly post: operations["postAuthTotp"];
        /** Turns the second factor off */
        readonly delete: operations["deleteAuthTotp"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/totp/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turns the second factor on by the first code, and gives the recovery codes */
        readonly post: operations["postAuthTotpConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/totp/recovery-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Replaces the recovery codes */
        readonly post: operations["postAuthTotpRecoveryCodes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/auth/valid": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the access token is valid */
        readonly get: operations["getAuthValid"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/client-errors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reports an error of a browser */
        readonly post: operations["postClientErrors"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a letter to the operator */
        readonly post: operations["postContact"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/featureFlags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The feature flags that are on */
        readonly get: operations["getFeatureFlags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner's streak, and what was answered on which day of their calendar */
        readonly get: operations["getStatsActivity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/medals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner's medals, the newest first */
        readonly get: operations["getStatsMedals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/ranking/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The 100 learners with the most passed exams; of a day and category the first 30 finished ones count */
        readonly get: operations["getStatsRankingByCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/ranking/{category}/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner's own rank */
        readonly get: operations["getStatsRankingByCategoryMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many exams were passed and failed */
        readonly get: operations["getStatsByCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/{category}/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The finished exams of the last days, the newest first */
        readonly get: operations["getStatsByCategoryHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/{category}/history/days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The exams of the last days, today's too, by days of the learner's time zone, the oldest first */
        readonly get: operations["getStatsByCategoryHistoryDays"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/stats/{category}/topics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many questions of each topic were asked and answered right, in all finished tests */
        readonly get: operations["getStatsByCategoryTopics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins a test */
        readonly post: operations["postTests"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/bank": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Which questions are loaded */
        readonly get: operations["getTestsBank"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/bookmarks/{questionNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Bookmarks a question */
        readonly put: operations["putTestsBookmarksByQuestionNumber"];
        readonly post?: never;
        /** Removes the bookmark of a question */
        readonly delete: operations["deleteTestsBookmarksByQuestionNumber"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/categories/all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All licence categories */
        readonly get: operations["getTestsCategoriesAll"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/find/unfinished": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The id of the unfinished test, if there is one */
        readonly get: operations["getTestsFindUnfinished"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The groups that the learner leads or has joined, the newest first */
        readonly get: operations["getTestsGroups"];
        readonly put?: never;
        /** Makes a group, which the learner leads */
        readonly post: operations["postTestsGroups"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Joins the group of a code */
        readonly post: operations["postTestsGroupsJoin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups/{groupId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A group: all members for its instructor, for a member what the instructor sees of them */
        readonly get: operations["getTestsGroupsByGroupId"];
        readonly put?: never;
        readonly post?: never;
        /** Deletes a group: its instructor */
        readonly delete: operations["deleteTestsGroupsByGroupId"];
        readonly options?: never;
        readonly head?: never;
        /** Renames a group, proposes an exam for a day or withdraws it, renews the join code: its instructor */
        readonly patch: operations["patchTestsGroupsByGroupId"];
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups/{groupId}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The members of a group as a table: for its instructor */
        readonly get: operations["getTestsGroupsByGroupIdExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups/{groupId}/homework": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets homework for a group: its instructor */
        readonly post: operations["postTestsGroupsByGroupIdHomework"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups/{groupId}/homework/{homeworkId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes homework of a group: its instructor */
        readonly delete: operations["deleteTestsGroupsByGroupIdHomeworkByHomeworkId"];
        readonly options?: never;
        readonly head?: never;
        /** Changes how much homework is to be done until when: its instructor */
        readonly patch: operations["patchTestsGroupsByGroupIdHomeworkByHomeworkId"];
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups/{groupId}/members/{userId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A member with single exams, as the instructor sees it: for the instructor and the member */
        readonly get: operations["getTestsGroupsByGroupIdMembersByUserId"];
        readonly put?: never;
        readonly post?: never;
        /** Leaves a group, or removes a member of it as its instructor */
        readonly delete: operations["deleteTestsGroupsByGroupIdMembersByUserId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/groups/{groupId}/sharing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes what a member shares with the instructor */
        readonly patch: operations["patchTestsGroupsByGroupIdSharing"];
        readonly trace?: never;
    };
    readonly "/api/v1/tests/guest-pack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Ten questions with their answers, for whoever has no account yet */
        readonly get: operations["getTestsGuestPack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/guest-pack/answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Counts answers that were given before there was an account; they earn no experience */
        readonly post: operations["postTestsGuestPackAnswers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/pack": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Questions with their answers, to practise without a connection */
        readonly get: operations["getTestsPack"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/pack/answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Counts answers that were given without a connection; each counts once */
        readonly post: operations["postTestsPackAnswers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/plan/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Today's plan: what to answer next */
        readonly get: operations["getTestsPlanByCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/question/random": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A random question, of one topic if asked so, with its answer and explanation */
        readonly get: operations["getTestsQuestionRandom"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/questions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The questions of a category, searched and filtered, with their answers */
        readonly get: operations["getTestsQuestions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/questions/{questionNumber}/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reports a problem with a question */
        readonly post: operations["postTestsQuestionsByQuestionNumberReports"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/readiness/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The chance to pass an exam today, or what is missing to tell it */
        readonly get: operations["getTestsReadinessByCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner's reports of problems with the operator's answers, the newest first */
        readonly get: operations["getTestsReports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Marks the operator's answers as read, up to the latest one that was shown */
        readonly patch: operations["patchTestsReports"];
        readonly trace?: never;
    };
    readonly "/api/v1/tests/single/{testId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One test with its questions */
        readonly get: operations["getTestsSingleByTestId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/topics/{category}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The topics of a category, and how far each is mastered */
        readonly get: operations["getTestsTopicsByCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/trial": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Five basic and two specialist questions that do not count */
        readonly get: operations["getTestsTrial"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/{categoryOrTestId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner's tests in a category, the newest first */
        readonly get: operations["getTestsByCategory"];
        readonly put?: never;
        readonly post?: never;
        /** Deletes a test */
        readonly delete: operations["deleteTestsByTestId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/{testId}/answers/{questionNumber}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Saves one answer; in learning modes, tells at once whether it is right */
        readonly put: operations["putTestsByTestIdAnswersByQuestionNumber"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/tests/{testId}/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Ends a test and checks its answers */
        readonly patch: operations["patchTestsByTestIdCheck"];
        readonly trace?: never;
    };
    readonly "/api/v1/tests/{testId}/review": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A finished test with all answers and explanations */
        readonly get: operations["getTestsByTestIdReview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes the account and all its data; asks for a fresh proof */
        readonly delete: operations["deleteUsers"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/account/activate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Activates an account by the mailed link */
        readonly get: operations["getUsersAccountActivate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/change/email": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Asks for another e-mail address; the new one gets a link. Asks for the second factor where it is on */
        readonly patch: operations["patchUsersChangeEmail"];
        readonly trace?: never;
    };
    readonly "/api/v1/users/change/email/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Confirms the new e-mail address by the mailed link */
        readonly patch: operations["patchUsersChangeEmailConfirm"];
        readonly trace?: never;
    };
    readonly "/api/v1/users/change/username": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes the username */
        readonly patch: operations["patchUsersChangeUsername"];
        readonly trace?: never;
    };
    readonly "/api/v1/users/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells of levels, statistics and medals as they change */
        readonly get: operations["getUsersEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything that is held about the learner, as a file */
        readonly get: operations["getUsersExport"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/level": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner's level and experience */
        readonly get: operations["getUsersLevel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/preferences": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner's preferences */
        readonly get: operations["getUsersPreferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Changes preferences */
        readonly patch: operations["patchUsersPreferences"];
        readonly trace?: never;
    };
    readonly "/api/v1/users/resend-activation-link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Mails another activation link */
        readonly patch: operations["patchUsersResendActivationLink"];
        readonly trace?: never;
    };
    readonly "/api/v1/users/security-log": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What happened to the account lately, the newest first */
        readonly get: operations["getUsersSecurityLog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/users/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The learner */
        readonly get: operations["getUsersUser"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/media/{address}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A picture or film, as questions name it; the address has several segments */
        readonly get: operations["getMediaByAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AccessToken: {
            readonly accessToken: string;
        };
        readonly Activity: {
            readonly today: string;
            readonly streak: {
                readonly current: number;
                readonly longest: number;
                readonly isReachedToday: boolean;
                readonly isFreezeLeft: boolean;
            };
            readonly days: readonly {
                readonly day: string;
                readonly answered: number;
                /** @enum {string} */
                readonly state: "reached" | "frozen" | "missed" | "open";
            }[];
        };
        readonly AnswerVerdict: {
            readonly correct: boolean;
            /** @enum {string} */
            readonly correctAnswer: "T" | "N" | "A" | "B" | "C";
            readonly explanation: string;
            readonly legalBasis: readonly {
                readonly act: string;
                readonly article: string;
                readonly asOf: string;
            }[];
        };
        readonly Bank: {
            /** @enum {string} */
            readonly source: "own" | "official";
            readonly questions: number;
            readonly withExplanation: number;
        };
        readonly BrowsedQuestions: {
            readonly total: number;
            readonly questions: readonly {
                readonly questionId: number;
                readonly questionNumber: number;
                readonly withoutAnswers: boolean;
                readonly media: string | null;
                /** @enum {boolean} */
                readonly mediaMissing?: true;
                readonly poster: string | null;
                readonly lastFrame: string | null;
                /** @enum {string} */
                readonly type: "primary" | "technical";
                /** @enum {number} */
                readonly pointsValue: 3 | 2 | 1;
                readonly questionTranslations: readonly {
                    readonly questionId: number;
                    /** @enum {string} */
                    readonly language: "pl" | "en" | "de";
                    readonly questionText: string | null;
                    readonly answerA: string | null;
                    readonly answerB: string | null;
                    readonly answerC: string | null;
                    readonly mediaAlt: string | null;
                }[] | null;
                /** @enum {string} */
                readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                /** @enum {boolean} */
                readonly topicEstimated?: true;
                readonly isBookmarked: boolean;
                readonly solution: {
                    /** @enum {string} */
                    readonly correctAnswer: "T" | "N" | "A" | "B" | "C";
                    readonly explanation: string;
                    readonly legalBasis: readonly {
                        readonly act: string;
                        readonly article: string;
                        readonly asOf: string;
                    }[];
                } | null;
            }[];
            readonly next: string | null;
        };
        readonly Categories: readonly {
            readonly categoryId: number;
            /** @enum {string} */
            readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            readonly available: boolean;
        }[];
        readonly CategoryStats: {
            readonly statsId: number;
            readonly userId: number;
            readonly category: {
                readonly categoryId: number;
                /** @enum {string} */
                readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly passedCount: number;
            readonly failedCount: number;
        };
        readonly CheckResult: {
            /** @enum {string} */
            readonly status: "passed" | "failed" | "completed";
            readonly primaryPoints: number;
            readonly technicalPoints: number;
            readonly summaryPoints: number;
            readonly primaryAmountOfCorrectAnswers: number;
            readonly technicalAmountOfCorrectAnswers: number;
            readonly correctAnswers: {
                readonly [key: string]: "T" | "N" | "A" | "B" | "C";
            };
            readonly isNextLevel: boolean;
        };
        readonly CommonPasswords: {
            readonly suffixes: readonly string[];
        };
        readonly DataExport: {
            /** Format: date-time */
            readonly exportedAt: string;
            readonly account: {
                readonly userId: number;
                readonly username: string;
                readonly email: string;
                readonly newEmail: string | null;
                /** Format: date-time */
                readonly created: string;
                readonly isActive: boolean;
                readonly experiencePoints: number;
                readonly google: {
                    readonly issuer: string;
                    readonly subject: string;
                    /** Format: date-time */
                    readonly linkedAt: string;
                } | null;
            };
            readonly preferences: {
                /** @enum {string} */
                readonly language: "pl" | "en" | "de";
                /** @enum {string} */
                readonly theme: "light" | "dark" | "system";
                readonly timeZone: string;
                readonly dailyGoal: number;
                readonly examDate: string | null;
                readonly showInRankings: boolean;
                readonly isFirstEveningOver: boolean;
            };
            readonly secondFactor: {
                /** Format: date-time */
                readonly since: string | null;
                readonly recoveryCodesLeft: number;
            } | null;
            readonly passkeys: readonly {
                readonly id: string;
                readonly name: string | null;
                readonly device: {
                    readonly browser: string | null;
                    readonly system: string | null;
                    /** @enum {string} */
                    readonly kind: "phone" | "tablet" | "computer" | "other";
                };
                /** Format: date-time */
                readonly created: string;
                /** Format: date-time */
                readonly lastUsed: string | null;
                /** @enum {boolean} */
                readonly unconfirmed?: true;
            }[];
            readonly sessions: readonly {
                readonly id: string;
                /** Format: date-time */
                readonly created: string;
                /** Format: date-time */
                readonly lastSeen: string;
                /** Format: date-time */
                readonly expires: string;
                readonly device: {
                    readonly browser: string | null;
                    readonly system: string | null;
                    /** @enum {string} */
                    readonly kind: "phone" | "tablet" | "computer" | "other";
                };
            }[];
            readonly links: readonly {
                readonly kind: string;
                /** Format: date-time */
                readonly expires: string;
            }[];
            readonly waitingMails: readonly {
                readonly kind: string;
                readonly to: string;
                /** Format: date-time */
                readonly created: string;
            }[];
            readonly securityLog: readonly {
                readonly event: string;
                /** @enum {string} */
                readonly outcome: "done" | "refused";
                /** Format: date-time */
                readonly at: string;
                readonly place: string | null;
                readonly device: {
                    readonly browser: string | null;
                    readonly system: string | null;
                    /** @enum {string} */
                    readonly kind: "phone" | "tablet" | "computer" | "other";
                } | null;
            }[];
            readonly tests: {
                readonly experiencePoints: number;
                readonly tests: readonly {
                    readonly testId: number;
                    /** @enum {string} */
                    readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    /** @enum {string} */
                    readonly lang: "pl" | "en" | "de";
                    /** @enum {string} */
                    readonly mode: "exam" | "practice" | "topic" | "review";
                    /** @enum {string} */
                    readonly status: "unfinished" | "passed" | "failed" | "completed";
                    /** Format: date-time */
                    readonly created: string;
                    /** Format: date-time */
                    readonly deadline: string | null;
                    /** Format: date-time */
                    readonly finished: string | null;
                    readonly isHidden: boolean;
                    readonly questions: readonly number[];
                    readonly answers: {
                        readonly [key: string]: "T" | "N" | "A" | "B" | "C";
                    };
                    readonly answeredAt: {
                        readonly [key: string]: string;
                    };
                    readonly result: {
                        /** @enum {string} */
                        readonly status: "passed" | "failed" | "completed";
                        readonly primaryPoints: number;
                        readonly technicalPoints: number;
                        readonly summaryPoints: number;
                        readonly primaryAmountOfCorrectAnswers: number;
                        readonly technicalAmountOfCorrectAnswers: number;
                        readonly correctAnswers: {
                            readonly [key: string]: "T" | "N" | "A" | "B" | "C";
                        };
                        readonly isNextLevel: boolean;
                    } | null;
                    readonly xpGained: number | null;
                    readonly homeworkId: number | null;
                }[];
                readonly learning: readonly {
                    /** @enum {string} */
                    readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    readonly questions: readonly {
                        readonly questionNumber: number;
                        readonly stability: number;
                        readonly difficulty: number;
                        readonly lastDay: string;
                        readonly answers: number;
                        readonly firstRight: boolean;
                        readonly lastRight: boolean;
                    }[];
                    readonly correction: {
                        readonly means: readonly number[];
                        readonly covariance: readonly (readonly number[])[];
                    };
                }[];
                readonly bookmarks: readonly {
                    readonly questionNumber: number;
                    /** Format: date-time */
                    readonly added: string;
                }[];
                readonly reports: readonly {
                    readonly reportId: number;
                    readonly questionNumber: number;
                    /** @enum {string} */
                    readonly kind: "wrong-answer" | "unclear" | "translation" | "media" | "outdated" | "other";
                    readonly text: string;
                    /** @enum {string} */
                    readonly status: "open" | "answered" | "closed";
                    /** Format: date-time */
                    readonly created: string;
                    readonly answer: string | null;
                    /** Format: date-time */
                    readonly answered: string | null;
                    readonly isAnswerRead: boolean;
                }[];
                readonly groups: readonly {
                    readonly groupId: number;
                    readonly name: string;
                    /** @enum {string} */
                    readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    /** @enum {string} */
                    readonly role: "instructor" | "member";
                    /** Format: date-time */
                    readonly created: string;
                    readonly proposedExam: string | null;
                    readonly homework: readonly {
                        readonly homeworkId: number;
                        /** @enum {string} */
                        readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                        readonly count: number;
                        readonly due: string;
                        /** Format: date-time */
                        readonly created: string;
                    }[];
                    readonly code: string | null;
                    readonly membership: {
                        /** Format: date-time */
                        readonly joined: string;
                        readonly sharing: {
                            readonly readiness: boolean;
                            readonly exams: boolean;
                            readonly topics: boolean;
                            readonly answers: boolean;
                        };
                    } | null;
                }[];
            };
            readonly statistics: {
                readonly level: number;
                readonly timeZone: string;
                readonly isShownInRankings: boolean;
                readonly exams: readonly {
                    readonly testId: number;
                    /** @enum {string} */
                    readonly status: "passed" | "failed";
                    readonly primaryPoints: number;
                    readonly technicalPoints: number;
                    readonly summaryPoints: number;
                    /** Format: date-time */
                    readonly finishedAt: string;
                    /** @enum {string} */
                    readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                }[];
                readonly counts: readonly {
                    /** @enum {string} */
                    readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    readonly passedCount: number;
                    readonly failedCount: number;
                }[];
                readonly rankings: readonly {
                    readonly period: string;
                    /** @enum {string} */
                    readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    readonly passedCount: number;
                    /** Format: date-time */
                    readonly reachedAt: string;
                }[];
                readonly activity: readonly {
                    readonly day: string;
                    readonly answered: number;
                }[];
                readonly topics: readonly {
                    /** @enum {string} */
                    readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                    readonly asked: number;
                    readonly correct: number;
                    /** @enum {string} */
                    readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                }[];
                readonly medals: readonly {
                    /** @enum {string} */
                    readonly medal: "first-pass" | "perfect-pass" | "passes-10" | "passes-50" | "passes-100" | "three-categories" | "streak-3" | "streak-7" | "streak-30" | "streak-100" | "mastered-100" | "mastered-500" | "mastered-1000" | "week-winner";
                    /** @enum {string} */
                    readonly category?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    /** Format: date-time */
                    readonly awardedAt: string;
                }[];
            };
        };
        readonly ExamDays: readonly {
            readonly day: string;
            readonly passedCount: number;
            readonly failedCount: number;
            readonly averagePoints: number;
            readonly bestPoints: number;
        }[];
        readonly ExamHistory: readonly {
            readonly testId: number;
            /** @enum {string} */
            readonly status: "passed" | "failed";
            readonly primaryPoints: number;
            readonly technicalPoints: number;
            readonly summaryPoints: number;
            /** Format: date-time */
            readonly finishedAt: string;
        }[];
        readonly FeatureFlags: readonly {
            readonly name: string;
        }[];
        readonly GoogleLink: {
            /** Format: uri */
            readonly url: string;
        };
        readonly Group: {
            readonly groupId: number;
            readonly name: string;
            readonly category: {
                readonly categoryId: number;
                /** @enum {string} */
                readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            /** Format: date-time */
            readonly created: string;
            /** @enum {string} */
            readonly role: "instructor" | "member";
            readonly instructor: {
                readonly username: string | null;
                readonly level: number;
            };
            readonly memberCount: number;
            readonly proposedExam: string | null;
            readonly homework: readonly {
                readonly homeworkId: number;
                /** @enum {string} */
                readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                readonly count: number;
                readonly due: string;
                /** Format: date-time */
                readonly created: string;
                readonly answered: number | null;
            }[];
            readonly code: string | null;
            readonly sharing: {
                readonly readiness: boolean;
                readonly exams: boolean;
                readonly topics: boolean;
                readonly answers: boolean;
            } | null;
        };
        readonly GroupDetails: {
            readonly groupId: number;
            readonly name: string;
            readonly category: {
                readonly categoryId: number;
                /** @enum {string} */
                readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            /** Format: date-time */
            readonly created: string;
            /** @enum {string} */
            readonly role: "instructor" | "member";
            readonly instructor: {
                readonly username: string | null;
                readonly level: number;
            };
            readonly memberCount: number;
            readonly proposedExam: string | null;
            readonly homework: readonly {
                readonly homeworkId: number;
                /** @enum {string} */
                readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                readonly count: number;
                readonly due: string;
                /** Format: date-time */
                readonly created: string;
                readonly answered: number | null;
            }[];
            readonly code: string | null;
            readonly sharing: {
                readonly readiness: boolean;
                readonly exams: boolean;
                readonly topics: boolean;
                readonly answers: boolean;
            } | null;
            readonly members: readonly {
                readonly username: string | null;
                readonly level: number;
                readonly userId: number;
                /** Format: date-time */
                readonly joined: string;
                readonly sharing: {
                    readonly readiness: boolean;
                    readonly exams: boolean;
                    readonly topics: boolean;
                    readonly answers: boolean;
                };
                readonly practice: {
                    /** Format: date-time */
                    readonly lastTest: string | null;
                    readonly testsThisWeek: number;
                } | null;
                readonly readiness: {
                    readonly probability: number | null;
                    readonly low: number | null;
                    readonly high: number | null;
                    readonly missingAnswers: number;
                } | null;
                readonly exams: {
                    readonly taken: number;
                    readonly passed: number;
                    readonly last: {
                        /** Format: date-time */
                        readonly finished: string;
                        readonly passed: boolean;
                        readonly points: number;
                    } | null;
                } | null;
                readonly homework: readonly {
                    readonly homeworkId: number;
                    readonly answered: number;
                }[] | null;
                readonly topics: readonly {
                    /** @enum {string} */
                    readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                    readonly questions: number;
                    readonly seen: number;
                    readonly wrong: number;
                }[] | null;
            }[];
            readonly topics: readonly {
                /** @enum {string} */
                readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                readonly members: number;
                readonly seen: number;
                readonly wrong: number;
            }[] | null;
        };
        readonly GroupMember: {
            readonly username: string | null;
            readonly level: number;
            readonly userId: number;
            /** Format: date-time */
            readonly joined: string;
            readonly sharing: {
                readonly readiness: boolean;
                readonly exams: boolean;
                readonly topics: boolean;
                readonly answers: boolean;
            };
            readonly practice: {
                /** Format: date-time */
                readonly lastTest: string | null;
                readonly testsThisWeek: number;
            } | null;
            readonly readiness: {
                readonly probability: number | null;
                readonly low: number | null;
                readonly high: number | null;
                readonly missingAnswers: number;
            } | null;
            readonly exams: {
                readonly taken: number;
                readonly passed: number;
                readonly last: {
                    /** Format: date-time */
                    readonly finished: string;
                    readonly passed: boolean;
                    readonly points: number;
                } | null;
            } | null;
            readonly homework: readonly {
                readonly homeworkId: number;
                readonly answered: number;
            }[] | null;
            readonly topics: readonly {
                /** @enum {string} */
                readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                readonly questions: number;
                readonly seen: number;
                readonly wrong: number;
            }[] | null;
            readonly results: readonly {
                /** Format: date-time */
                readonly finished: string;
                readonly passed: boolean;
                readonly points: number;
                readonly answers: readonly {
                    readonly questionNumber: number;
                    /** @enum {string} */
                    readonly answer?: "T" | "N" | "A" | "B" | "C";
                    /** @enum {string} */
                    readonly correctAnswer: "T" | "N" | "A" | "B" | "C";
                }[] | null;
            }[] | null;
        };
        readonly Groups: readonly {
            readonly groupId: number;
            readonly name: string;
            readonly category: {
                readonly categoryId: number;
                /** @enum {string} */
                readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            /** Format: date-time */
            readonly created: string;
            /** @enum {string} */
            readonly role: "instructor" | "member";
            readonly instructor: {
                readonly username: string | null;
                readonly level: number;
            };
            readonly memberCount: number;
            readonly proposedExam: string | null;
            readonly homework: readonly {
                readonly homeworkId: number;
                /** @enum {string} */
                readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                readonly count: number;
                readonly due: string;
                /** Format: date-time */
                readonly created: string;
                readonly answered: number | null;
            }[];
            readonly code: string | null;
            readonly sharing: {
                readonly readiness: boolean;
                readonly exams: boolean;
                readonly topics: boolean;
                readonly answers: boolean;
            } | null;
        }[];
        readonly GuestAnswers: {
            readonly answers: readonly {
                readonly questionNumber: number;
                /** @enum {string} */
                readonly outcome: "counted" | "counted-before" | "in-unfinished-test" | "too-old" | "in-future" | "unknown-question" | "not-allowed";
            }[];
        };
        readonly Homework: {
            readonly homeworkId: number;
            /** @enum {string} */
            readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
            readonly count: number;
            readonly due: string;
            /** Format: date-time */
            readonly created: string;
            readonly answered: number | null;
        };
        readonly Level: {
            readonly level: number;
            readonly experiencePoints: number;
            readonly experienceToNextLevel: number;
        };
        readonly Medals: readonly {
            /** @enum {string} */
            readonly medal: "first-pass" | "perfect-pass" | "passes-10" | "passes-50" | "passes-100" | "three-categories" | "streak-3" | "streak-7" | "streak-30" | "streak-100" | "mastered-100" | "mastered-500" | "mastered-1000" | "week-winner";
            /** @enum {string} */
            readonly category?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            /** Format: date-time */
            readonly awardedAt: string;
        }[];
        readonly OwnRank: {
            readonly rank: number | null;
            readonly passedCount: number;
        };
        readonly Pack: {
            /** Format: date-time */
            readonly made: string;
            readonly issue: string;
            readonly questions: readonly {
                readonly questionId: number;
                readonly questionNumber: number;
                readonly withoutAnswers: boolean;
                readonly media: string | null;
                /** @enum {boolean} */
                readonly mediaMissing?: true;
                readonly poster: string | null;
                readonly lastFrame: string | null;
                /** @enum {string} */
                readonly type: "primary" | "technical";
                /** @enum {number} */
                readonly pointsValue: 3 | 2 | 1;
                readonly questionTranslations: readonly {
                    readonly questionId: number;
                    /** @enum {string} */
                    readonly language: "pl" | "en" | "de";
                    readonly questionText: string | null;
                    readonly answerA: string | null;
                    readonly answerB: string | null;
                    readonly answerC: string | null;
                    readonly mediaAlt: string | null;
                }[] | null;
                /** @enum {string} */
                readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                /** @enum {boolean} */
                readonly topicEstimated?: true;
                /** @enum {string} */
                readonly correctAnswer: "T" | "N" | "A" | "B" | "C";
                readonly explanation: string;
                readonly legalBasis: readonly {
                    readonly act: string;
                    readonly article: string;
                    readonly asOf: string;
                }[];
            }[];
        };
        readonly PackAnswers: {
            readonly answers: readonly {
                readonly questionNumber: number;
                /** @enum {string} */
                readonly outcome: "counted" | "counted-before" | "in-unfinished-test" | "too-old" | "in-future" | "unknown-question" | "not-allowed";
            }[];
            readonly testId: number | null;
            readonly xpGained: number;
            readonly isNextLevel: boolean;
        };
        readonly Passkey: {
            readonly id: string;
            readonly name: string | null;
            readonly device: {
                readonly browser: string | null;
                readonly system: string | null;
                /** @enum {string} */
                readonly kind: "phone" | "tablet" | "computer" | "other";
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly lastUsed: string | null;
            /** @enum {boolean} */
            readonly unconfirmed?: true;
        };
        readonly Passkeys: readonly {
            readonly id: string;
            readonly name: string | null;
            readonly device: {
                readonly browser: string | null;
                readonly system: string | null;
                /** @enum {string} */
                readonly kind: "phone" | "tablet" | "computer" | "other";
            };
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly lastUsed: string | null;
            /** @enum {boolean} */
            readonly unconfirmed?: true;
        }[];
        readonly Plan: {
            /** @enum {string} */
            readonly state: "empty" | "exam-day" | "open" | "rest" | "push" | "done";
            readonly dailyGoal: number;
            readonly doneToday: number;
            readonly mistakesToday: number;
            readonly next: {
                readonly due: number;
                readonly mistake: number;
                readonly new: number;
                readonly refresh: number;
                readonly again: number;
            };
            readonly minutes: number;
            readonly exam: {
                readonly date: string;
                readonly daysLeft: number;
                readonly perDay: number | null;
            } | null;
        };
        readonly Preferences: {
            /** @enum {string} */
            readonly language: "pl" | "en" | "de";
            /** @enum {string} */
            readonly theme: "light" | "dark" | "system";
            readonly timeZone: string;
            readonly dailyGoal: number;
            readonly examDate: string | null;
            readonly showInRankings: boolean;
            readonly isFirstEveningOver: boolean;
        };
        readonly QuestionReport: {
            readonly reportId: number;
            readonly questionNumber: number;
            /** @enum {string} */
            readonly kind: "wrong-answer" | "unclear" | "translation" | "media" | "outdated" | "other";
            readonly text: string;
            /** @enum {string} */
            readonly status: "open" | "answered" | "closed";
            /** Format: date-time */
            readonly created: string;
            readonly answer: string | null;
            /** Format: date-time */
            readonly answered: string | null;
            readonly isAnswerRead: boolean;
        };
        readonly QuestionReports: readonly {
            readonly reportId: number;
            readonly questionNumber: number;
            /** @enum {string} */
            readonly kind: "wrong-answer" | "unclear" | "translation" | "media" | "outdated" | "other";
            readonly text: string;
            /** @enum {string} */
            readonly status: "open" | "answered" | "closed";
            /** Format: date-time */
            readonly created: string;
            readonly answer: string | null;
            /** Format: date-time */
            readonly answered: string | null;
            readonly isAnswerRead: boolean;
        }[];
        readonly Ranking: readonly {
            readonly passedCount: number;
            readonly user: {
                readonly username: string;
                readonly level: number;
            };
        }[];
        readonly Readiness: {
            readonly probability: number | null;
            readonly low: number | null;
            readonly high: number | null;
            readonly expectedPoints: number | null;
            /** @enum {string} */
            readonly verdict: "unknown" | "not-yet" | "nearly" | "ready";
            readonly missingAnswers: number;
            readonly neededAnswers: number;
            readonly best: {
                /** @enum {string} */
                readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                readonly probability: number;
                readonly gain: number;
            } | null;
        };
        readonly RecoveryCodes: {
            readonly recoveryCodes: readonly string[];
        };
        readonly Review: {
            readonly testId: number;
            readonly userId: number;
            readonly category: {
                readonly categoryId: number;
                /** @enum {string} */
                readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly points: number;
            readonly right?: number;
            /** @enum {string} */
            readonly mode: "exam" | "practice" | "topic" | "review";
            /** @enum {string} */
            readonly lang: "pl" | "en" | "de";
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly finished: string | null;
            /** @enum {string} */
            readonly status: "unfinished" | "passed" | "failed" | "completed";
            readonly questions: readonly {
                readonly questionId: number;
                readonly questionNumber: number;
                readonly withoutAnswers: boolean;
                readonly media: string | null;
                /** @enum {boolean} */
                readonly mediaMissing?: true;
                readonly poster: string | null;
                readonly lastFrame: string | null;
                /** @enum {string} */
                readonly type: "primary" | "technical";
                /** @enum {number} */
                readonly pointsValue: 3 | 2 | 1;
                readonly questionTranslations: readonly {
                    readonly questionId: number;
                    /** @enum {string} */
                    readonly language: "pl" | "en" | "de";
                    readonly questionText: string | null;
                    readonly answerA: string | null;
                    readonly answerB: string | null;
                    readonly answerC: string | null;
                    readonly mediaAlt: string | null;
                }[] | null;
                /** @enum {string} */
                readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                /** @enum {boolean} */
                readonly topicEstimated?: true;
                /** @enum {string} */
                readonly correctAnswer: "T" | "N" | "A" | "B" | "C";
                readonly explanation: string;
                readonly legalBasis: readonly {
                    readonly act: string;
                    readonly article: string;
                    readonly asOf: string;
                }[];
            }[];
            readonly answers: {
                readonly [key: string]: "T" | "N" | "A" | "B" | "C";
            };
            /** Format: date-time */
            readonly deadline: string | null;
            /** Format: date-time */
            readonly serverTime: string;
            readonly result: {
                /** @enum {string} */
                readonly status: "passed" | "failed" | "completed";
                readonly primaryPoints: number;
                readonly technicalPoints: number;
                readonly summaryPoints: number;
                readonly primaryAmountOfCorrectAnswers: number;
                readonly technicalAmountOfCorrectAnswers: number;
                readonly correctAnswers: {
                    readonly [key: string]: "T" | "N" | "A" | "B" | "C";
                };
                readonly isNextLevel: boolean;
            };
            readonly xpGained: number;
        };
        readonly SecondFactor: {
            /** Format: date-time */
            readonly since: string | null;
            readonly recoveryCodesLeft: number;
        };
        readonly SecondFactorSecret: {
            readonly secret: string;
            readonly uri: string;
        };
        readonly SecurityLog: readonly {
            readonly id: string;
            /** @enum {string} */
            readonly event: "sign-in" | "lockout" | "password-check" | "passkey-check" | "password-change" | "password-reset" | "email-change" | "google-sign-in" | "google-linked" | "google-unlinked" | "google-confirmed" | "sessions-ended" | "session-reused" | "second-factor" | "second-factor-on" | "second-factor-off" | "recovery-code" | "recovery-codes" | "data-exported" | "passkey-sign-in" | "passkey-added" | "passkey-confirmed" | "passkey-removed";
            /** @enum {string} */
            readonly outcome: "done" | "refused";
            /** Format: date-time */
            readonly at: string;
            readonly device: {
                readonly browser: string | null;
                readonly system: string | null;
                /** @enum {string} */
                readonly kind: "phone" | "tablet" | "computer" | "other";
            };
            readonly here: boolean;
        }[];
        readonly Sessions: readonly {
            readonly id: string;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly lastSeen: string;
            readonly device: {
                readonly browser: string | null;
                readonly system: string | null;
                /** @enum {string} */
                readonly kind: "phone" | "tablet" | "computer" | "other";
            };
            readonly current: boolean;
        }[];
        readonly Sharing: {
            readonly readiness: boolean;
            readonly exams: boolean;
            readonly topics: boolean;
            readonly answers: boolean;
        };
        readonly SignInMethods: {
            readonly password: boolean;
            readonly google: boolean;
            /** @enum {boolean} */
            readonly googleUnconfirmed?: true;
        };
        readonly SolvedQuestion: {
            readonly questionId: number;
            readonly questionNumber: number;
            readonly withoutAnswers: boolean;
            readonly media: string | null;
            /** @enum {boolean} */
            readonly mediaMissing?: true;
            readonly poster: string | null;
            readonly lastFrame: string | null;
            /** @enum {string} */
            readonly type: "primary" | "technical";
            /** @enum {number} */
            readonly pointsValue: 3 | 2 | 1;
            readonly questionTranslations: readonly {
                readonly questionId: number;
                /** @enum {string} */
                readonly language: "pl" | "en" | "de";
                readonly questionText: string | null;
                readonly answerA: string | null;
                readonly answerB: string | null;
                readonly answerC: string | null;
                readonly mediaAlt: string | null;
            }[] | null;
            /** @enum {string} */
            readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
            /** @enum {boolean} */
            readonly topicEstimated?: true;
            /** @enum {string} */
            readonly correctAnswer: "T" | "N" | "A" | "B" | "C";
            readonly explanation: string;
            readonly legalBasis: readonly {
                readonly act: string;
                readonly article: string;
                readonly asOf: string;
            }[];
        };
        readonly Status: {
            /** @enum {string} */
            readonly status: "ok";
        };
        readonly Test: {
            readonly testId: number;
            readonly userId: number;
            readonly category: {
                readonly categoryId: number;
                /** @enum {string} */
                readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly points: number;
            readonly right?: number;
            /** @enum {string} */
            readonly mode: "exam" | "practice" | "topic" | "review";
            /** @enum {string} */
            readonly lang: "pl" | "en" | "de";
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly finished: string | null;
            /** @enum {string} */
            readonly status: "unfinished" | "passed" | "failed" | "completed";
            readonly questions: readonly {
                readonly questionId: number;
                readonly questionNumber: number;
                readonly withoutAnswers: boolean;
                readonly media: string | null;
                /** @enum {boolean} */
                readonly mediaMissing?: true;
                readonly poster: string | null;
                readonly lastFrame: string | null;
                /** @enum {string} */
                readonly type: "primary" | "technical";
                /** @enum {number} */
                readonly pointsValue: 3 | 2 | 1;
                readonly questionTranslations: readonly {
                    readonly questionId: number;
                    /** @enum {string} */
                    readonly language: "pl" | "en" | "de";
                    readonly questionText: string | null;
                    readonly answerA: string | null;
                    readonly answerB: string | null;
                    readonly answerC: string | null;
                    readonly mediaAlt: string | null;
                }[] | null;
                /** @enum {string} */
                readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                /** @enum {boolean} */
                readonly topicEstimated?: true;
                /** @enum {string} */
                readonly correctAnswer?: "T" | "N" | "A" | "B" | "C";
                readonly explanation?: string;
                readonly legalBasis?: readonly {
                    readonly act: string;
                    readonly article: string;
                    readonly asOf: string;
                }[];
            }[] | null;
            readonly answers: {
                readonly [key: string]: "T" | "N" | "A" | "B" | "C";
            };
            /** Format: date-time */
            readonly deadline: string | null;
            /** Format: date-time */
            readonly serverTime: string;
        };
        readonly TestId: {
            readonly testId: number;
        };
        readonly Tests: readonly {
            readonly testId: number;
            readonly userId: number;
            readonly category: {
                readonly categoryId: number;
                /** @enum {string} */
                readonly name: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly points: number;
            readonly right?: number;
            /** @enum {string} */
            readonly mode: "exam" | "practice" | "topic" | "review";
            /** @enum {string} */
            readonly lang: "pl" | "en" | "de";
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly finished: string | null;
            /** @enum {string} */
            readonly status: "unfinished" | "passed" | "failed" | "completed";
            readonly questions: readonly {
                readonly questionId: number;
                readonly questionNumber: number;
                readonly withoutAnswers: boolean;
                readonly media: string | null;
                /** @enum {boolean} */
                readonly mediaMissing?: true;
                readonly poster: string | null;
                readonly lastFrame: string | null;
                /** @enum {string} */
                readonly type: "primary" | "technical";
                /** @enum {number} */
                readonly pointsValue: 3 | 2 | 1;
                readonly questionTranslations: readonly {
                    readonly questionId: number;
                    /** @enum {string} */
                    readonly language: "pl" | "en" | "de";
                    readonly questionText: string | null;
                    readonly answerA: string | null;
                    readonly answerB: string | null;
                    readonly answerC: string | null;
                    readonly mediaAlt: string | null;
                }[] | null;
                /** @enum {string} */
                readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                /** @enum {boolean} */
                readonly topicEstimated?: true;
                /** @enum {string} */
                readonly correctAnswer?: "T" | "N" | "A" | "B" | "C";
                readonly explanation?: string;
                readonly legalBasis?: readonly {
                    readonly act: string;
                    readonly article: string;
                    readonly asOf: string;
                }[];
            }[] | null;
            readonly answers: {
                readonly [key: string]: "T" | "N" | "A" | "B" | "C";
            };
            /** Format: date-time */
            readonly deadline: string | null;
            /** Format: date-time */
            readonly serverTime: string;
        }[];
        readonly TopicShares: readonly {
            /** @enum {string} */
            readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
            readonly asked: number;
            readonly correct: number;
            readonly share: number | null;
        }[];
        readonly Topics: readonly {
            /** @enum {string} */
            readonly topic: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
            readonly questions: number;
            readonly seen: number;
            readonly mastered: number;
            readonly mastery: number;
            readonly lastWrong: string | null;
        }[];
        readonly Trial: {
            readonly questions: readonly {
                readonly questionId: number;
                readonly questionNumber: number;
                readonly withoutAnswers: boolean;
                readonly media: string | null;
                /** @enum {boolean} */
                readonly mediaMissing?: true;
                readonly poster: string | null;
                readonly lastFrame: string | null;
                /** @enum {string} */
                readonly type: "primary" | "technical";
                /** @enum {number} */
                readonly pointsValue: 3 | 2 | 1;
                readonly questionTranslations: readonly {
                    readonly questionId: number;
                    /** @enum {string} */
                    readonly language: "pl" | "en" | "de";
                    readonly questionText: string | null;
                    readonly answerA: string | null;
                    readonly answerB: string | null;
                    readonly answerC: string | null;
                    readonly mediaAlt: string | null;
                }[] | null;
            }[];
        };
        readonly UnfinishedTest: {
            readonly testId: number | null;
            /** @enum {string} */
            readonly lang?: "pl" | "en" | "de";
            /** @enum {string} */
            readonly categoryName?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
        };
        readonly User: {
            readonly userId: number;
            readonly username: string;
            readonly email: string;
            /** Format: date-time */
            readonly created: string;
            readonly isActive: boolean;
            readonly level: number;
            readonly experiencePoints: number;
            readonly experienceToNextLevel: number;
        };
        /** @description What went wrong: `message` for people, `code` for programs, `errors` with 422. */
        readonly Problem: {
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly detail: string;
            readonly instance: string;
            readonly message: string;
            /** @enum {string} */
            readonly code: "bad-request" | "unreadable-body" | "unauthorized" | "bad-credentials" | "password-required" | "google-sign-in-over" | "second-factor-required" | "wrong-code" | "bad-passkey" | "passkey-unconfirmed" | "csrf" | "activation-link-too-soon" | "reset-link-too-soon" | "not-found" | "method-not-allowed" | "not-acceptable" | "request-timeout" | "account-inactive" | "second-factor-on" | "sign-in-again" | "google-linked" | "too-many-passkeys" | "too-many-bookmarks" | "report-open" | "unfinished-test" | "test-finished" | "category-unavailable" | "no-questions" | "too-many-groups" | "group-full" | "too-much-homework" | "payload-too-large" | "unsupported-media-type" | "range-not-satisfiable" | "validation" | "too-many-requests" | "internal" | "unavailable";
            readonly requestId: string;
            readonly errors?: readonly {
                readonly field: string;
                readonly code: string;
                readonly message: string;
            }[];
            readonly testId?: number;
            /** @enum {string} */
            readonly lang?: "pl" | "en" | "de";
            /** @enum {string} */
            readonly categoryName?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
        };
    };
    responses: {
        /** @description `unreadable-body` */
        readonly "unreadable-body": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 400;
                    /** @enum {unknown} */
                    readonly code?: "unreadable-body";
                };
            };
        };
        /** @description `validation` */
        readonly validation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 422;
                    /** @enum {unknown} */
                    readonly code?: "validation";
                };
            };
        };
        /** @description `too-many-requests` */
        readonly "too-many-requests": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 429;
                    /** @enum {unknown} */
                    readonly code?: "too-many-requests";
                };
            };
        };
        /** @description `internal` */
        readonly internal: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 500;
                    /** @enum {unknown} */
                    readonly code?: "internal";
                };
            };
        };
        /** @description `unavailable` */
        readonly unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 503;
                    /** @enum {unknown} */
                    readonly code?: "unavailable";
                };
            };
        };
        /** @description `not-found` */
        readonly "not-found": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 404;
                    /** @enum {unknown} */
                    readonly code?: "not-found";
                };
            };
        };
        /** @description `unauthorized` */
        readonly unauthorized: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 401;
                    /** @enum {unknown} */
                    readonly code?: "unauthorized";
                };
            };
        };
        /** @description `csrf` */
        readonly csrf: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 403;
                    /** @enum {unknown} */
                    readonly code?: "csrf";
                };
            };
        };
        /** @description `request-timeout` */
        readonly "request-timeout": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 408;
                    /** @enum {unknown} */
                    readonly code?: "request-timeout";
                };
            };
        };
        /** @description `payload-too-large` */
        readonly "payload-too-large": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 413;
                    /** @enum {unknown} */
                    readonly code?: "payload-too-large";
                };
            };
        };
        /** @description `unsupported-media-type` */
        readonly "unsupported-media-type": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 415;
                    /** @enum {unknown} */
                    readonly code?: "unsupported-media-type";
                };
            };
        };
        /** @description `account-inactive` or `sign-in-again` */
        readonly "account-inactive.sign-in-again": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "sign-in-again";
                };
            };
        };
        /** @description `bad-credentials` or `google-sign-in-over` or `password-required` or `second-factor-required` or `wrong-code` */
        readonly "bad-credentials.google-sign-in-over.password-required.second-factor-required.wrong-code": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 401;
                    /** @enum {unknown} */
                    readonly code?: "bad-credentials" | "google-sign-in-over" | "password-required" | "second-factor-required" | "wrong-code";
                };
            };
        };
        /** @description `account-inactive` or `google-linked` or `sign-in-again` */
        readonly "account-inactive.google-linked.sign-in-again": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "google-linked" | "sign-in-again";
                };
            };
        };
        /** @description `bad-credentials` or `second-factor-required` or `wrong-code` */
        readonly "bad-credentials.second-factor-required.wrong-code": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 401;
                    /** @enum {unknown} */
                    readonly code?: "bad-credentials" | "second-factor-required" | "wrong-code";
                };
            };
        };
        /** @description `account-inactive` */
        readonly "account-inactive": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive";
                };
            };
        };
        /** @description `bad-passkey` */
        readonly "bad-passkey": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 401;
                    /** @enum {unknown} */
                    readonly code?: "bad-passkey";
                };
            };
        };
        /** @description `bad-credentials` or `bad-passkey` or `passkey-unconfirmed` */
        readonly "bad-credentials.bad-passkey.passkey-unconfirmed": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 401;
                    /** @enum {unknown} */
                    readonly code?: "bad-credentials" | "bad-passkey" | "passkey-unconfirmed";
                };
            };
        };
        /** @description `account-inactive` or `sign-in-again` or `too-many-passkeys` */
        readonly "account-inactive.sign-in-again.too-many-passkeys": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "sign-in-again" | "too-many-passkeys";
                };
            };
        };
        /** @description `account-inactive` or `too-many-passkeys` */
        readonly "account-inactive.too-many-passkeys": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "too-many-passkeys";
                };
            };
        };
        /** @description `csrf` or `reset-link-too-soon` */
        readonly "csrf.reset-link-too-soon": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 403;
                    /** @enum {unknown} */
                    readonly code?: "csrf" | "reset-link-too-soon";
                };
            };
        };
        /** @description `account-inactive` or `second-factor-on` or `sign-in-again` */
        readonly "account-inactive.second-factor-on.sign-in-again": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "second-factor-on" | "sign-in-again";
                };
            };
        };
        /** @description `account-inactive` or `second-factor-on` */
        readonly "account-inactive.second-factor-on": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "second-factor-on";
                };
            };
        };
        /** @description `account-inactive` or `category-unavailable` or `no-questions` or `unfinished-test` */
        readonly "account-inactive.category-unavailable.no-questions.unfinished-test": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "category-unavailable" | "no-questions" | "unfinished-test";
                };
            };
        };
        /** @description `account-inactive` or `too-many-bookmarks` */
        readonly "account-inactive.too-many-bookmarks": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "too-many-bookmarks";
                };
            };
        };
        /** @description `account-inactive` or `too-many-groups` */
        readonly "account-inactive.too-many-groups": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "too-many-groups";
                };
            };
        };
        /** @description `account-inactive` or `group-full` or `too-many-groups` */
        readonly "account-inactive.group-full.too-many-groups": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "group-full" | "too-many-groups";
                };
            };
        };
        /** @description `account-inactive` or `too-much-homework` */
        readonly "account-inactive.too-much-homework": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "too-much-homework";
                };
            };
        };
        /** @description `category-unavailable` */
        readonly "category-unavailable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "category-unavailable";
                };
            };
        };
        /** @description `category-unavailable` or `no-questions` */
        readonly "category-unavailable.no-questions": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "category-unavailable" | "no-questions";
                };
            };
        };
        /** @description `account-inactive` or `report-open` */
        readonly "account-inactive.report-open": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "report-open";
                };
            };
        };
        /** @description `account-inactive` or `category-unavailable` */
        readonly "account-inactive.category-unavailable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "category-unavailable";
                };
            };
        };
        /** @description `account-inactive` or `test-finished` */
        readonly "account-inactive.test-finished": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "test-finished";
                };
            };
        };
        /** @description `account-inactive` or `unfinished-test` */
        readonly "account-inactive.unfinished-test": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 409;
                    /** @enum {unknown} */
                    readonly code?: "account-inactive" | "unfinished-test";
                };
            };
        };
        /** @description `activation-link-too-soon` or `csrf` */
        readonly "activation-link-too-soon.csrf": {
            headers: {
                readonly "Retry-After": components["headers"]["Retry-After"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 403;
                    /** @enum {unknown} */
                    readonly code?: "activation-link-too-soon" | "csrf";
                };
            };
        };
        /** @description `not-acceptable` */
        readonly "not-acceptable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 406;
                    /** @enum {unknown} */
                    readonly code?: "not-acceptable";
                };
            };
        };
        /** @description `range-not-satisfiable` */
        readonly "range-not-satisfiable": {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    readonly status?: 416;
                    /** @enum {unknown} */
                    readonly code?: "range-not-satisfiable";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds after which it is worth trying again */
        readonly "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getCsrfToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "csrfToken": "m4Zk0aVb8fQ1"
                     *     }
                     */
                    readonly "application/json": {
                        readonly csrfToken: string;
                    };
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getDocs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": unknown;
                };
            };
            /** @description What the caller has is the present one */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly "getDocsRedoc.js": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/javascript": unknown;
                };
            };
            /** @description What the caller has is the present one */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly "getOpenapi.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": unknown;
                };
            };
            /** @description What the caller has is the present one */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthCommonPasswordsByPrefix: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example aa */
                readonly prefix: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "suffixes": [
                     *         "3f09",
                     *         "71bc"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CommonPasswords"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 404: components["responses"]["not-found"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteAuthGoogle: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthGoogleCallback: {
        readonly parameters: {
            readonly query?: {
                /** @example state */
                readonly state?: string;
                /** @example code */
                readonly code?: string;
                /** @example error */
                readonly error?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 303: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 404: components["responses"]["not-found"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthGoogleConfirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.sign-in-again"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthGoogleFinish: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccessToken"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["bad-credentials.google-sign-in-over.password-required.second-factor-required.wrong-code"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthGoogleLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "url"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GoogleLink"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.google-linked.sign-in-again"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthGoogleStart: {
        readonly parameters: {
            readonly query?: {
                /** @example redirectTo */
                readonly redirectTo?: string;
                /** @example pl */
                readonly locale?: "pl" | "en" | "de";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 303: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 404: components["responses"]["not-found"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ola@example.org",
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                    readonly password: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccessToken"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["bad-credentials.second-factor-required.wrong-code"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthLogout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "password": false,
                     *       "google": false,
                     *       "googleUnconfirmed": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SignInMethods"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "id",
                     *         "name": "Ola",
                     *         "device": {
                     *           "browser": "Firefox",
                     *           "system": "Android",
                     *           "kind": "phone"
                     *         },
                     *         "created": "2026-11-22T10:15:00.000Z",
                     *         "lastUsed": "2026-11-22T10:15:00.000Z",
                     *         "unconfirmed": true
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Passkeys"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasskeysLoginOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": Record<string, unknown>;
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["bad-passkey"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasskeysLoginVerify: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "response": {
                 *         "id": "id",
                 *         "rawId": "rawId",
                 *         "authenticatorAttachment": "platform",
                 *         "clientExtensionResults": {},
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "clientDataJSON",
                 *           "authenticatorData": "authenticatorData",
                 *           "signature": "signature",
                 *           "userHandle": "userHandle"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly response: {
                        readonly id: string;
                        readonly rawId: string;
                        /** @enum {string} */
                        readonly authenticatorAttachment?: "platform" | "cross-platform";
                        readonly clientExtensionResults: Record<string, unknown>;
                        /** @enum {string} */
                        readonly type: "public-key";
                        readonly response: {
                            readonly clientDataJSON: string;
                            readonly authenticatorData: string;
                            readonly signature: string;
                            readonly userHandle?: string;
                        };
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccessToken"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["bad-credentials.bad-passkey.passkey-unconfirmed"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasskeysProofOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": Record<string, unknown>;
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasskeysProofVerify: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "response": {
                 *         "id": "id",
                 *         "rawId": "rawId",
                 *         "authenticatorAttachment": "platform",
                 *         "clientExtensionResults": {},
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "clientDataJSON",
                 *           "authenticatorData": "authenticatorData",
                 *           "signature": "signature",
                 *           "userHandle": "userHandle"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly response: {
                        readonly id: string;
                        readonly rawId: string;
                        /** @enum {string} */
                        readonly authenticatorAttachment?: "platform" | "cross-platform";
                        readonly clientExtensionResults: Record<string, unknown>;
                        /** @enum {string} */
                        readonly type: "public-key";
                        readonly response: {
                            readonly clientDataJSON: string;
                            readonly authenticatorData: string;
                            readonly signature: string;
                            readonly userHandle?: string;
                        };
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasskeysRegisterOptions: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": Record<string, unknown>;
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.sign-in-again.too-many-passkeys"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasskeysRegisterVerify: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "response": {
                 *         "id": "id",
                 *         "rawId": "rawId",
                 *         "authenticatorAttachment": "platform",
                 *         "clientExtensionResults": {},
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "clientDataJSON",
                 *           "attestationObject": "attestationObject",
                 *           "authenticatorData": "authenticatorData",
                 *           "transports": [
                 *             "text"
                 *           ],
                 *           "publicKeyAlgorithm": 1,
                 *           "publicKey": "publicKey"
                 *         }
                 *       }
                 *     }
                 */
                readonly "application/json": {
                    readonly response: {
                        readonly id: string;
                        readonly rawId: string;
                        /** @enum {string} */
                        readonly authenticatorAttachment?: "platform" | "cross-platform";
                        readonly clientExtensionResults: Record<string, unknown>;
                        /** @enum {string} */
                        readonly type: "public-key";
                        readonly response: {
                            readonly clientDataJSON: string;
                            readonly attestationObject: string;
                            readonly authenticatorData?: string;
                            readonly transports?: readonly string[];
                            readonly publicKeyAlgorithm?: number;
                            readonly publicKey?: string;
                        };
                    };
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "id",
                     *       "name": "Ola",
                     *       "device": {
                     *         "browser": "Firefox",
                     *         "system": "Android",
                     *         "kind": "phone"
                     *       },
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "lastUsed": "2026-11-22T10:15:00.000Z",
                     *       "unconfirmed": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.too-many-passkeys"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteAuthPasskeysByPasskeyId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example passkeyId */
                readonly passkeyId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.sign-in-again"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchAuthPasskeysByPasskeyId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example passkeyId */
                readonly passkeyId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Ola"
                 *     }
                 */
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "id",
                     *       "name": "Ola",
                     *       "device": {
                     *         "browser": "Firefox",
                     *         "system": "Android",
                     *         "kind": "phone"
                     *       },
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "lastUsed": "2026-11-22T10:15:00.000Z",
                     *       "unconfirmed": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasskeysByPasskeyIdConfirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example passkeyId */
                readonly passkeyId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "id",
                     *       "name": "Ola",
                     *       "device": {
                     *         "browser": "Firefox",
                     *         "system": "Android",
                     *         "kind": "phone"
                     *       },
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "lastUsed": "2026-11-22T10:15:00.000Z",
                     *       "unconfirmed": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Passkey"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.sign-in-again"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchAuthPasswordChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "oldPassword": "two green waves",
                 *       "newPassword": "three green waves",
                 *       "newPasswordRepeat": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly oldPassword: string;
                    readonly newPassword: string;
                    readonly newPasswordRepeat: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchAuthPasswordResetConfirm: {
        readonly parameters: {
            readonly query?: {
                /** @example nJ4yQ0cV7hT2kXb9 */
                readonly token?: string;
            };
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "token": "nJ4yQ0cV7hT2kXb9",
                 *       "newPassword": "three green waves",
                 *       "newPasswordRepeat": "three green waves"
                 *     }
                 */
                readonly "application/json": {
                    readonly token: string;
                    readonly newPassword: string;
                    readonly newPasswordRepeat: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthPasswordResetLink: {
        readonly parameters: {
            readonly query: {
                /** @example nJ4yQ0cV7hT2kXb9 */
                readonly token: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthPasswordResetLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ola@example.org"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 403: components["responses"]["csrf.reset-link-too-soon"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthRefresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccessToken"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthRegister: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "username": "Ola",
                 *       "email": "ola@example.org",
                 *       "password": "three green waves",
                 *       "repeatPassword": "three green waves"
                 *     }
                 */
                readonly "application/json": {
                    readonly username: string;
                    readonly email: string;
                    readonly password: string;
                    readonly repeatPassword: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2lnbmF0dXJl"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AccessToken"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "id",
                     *         "created": "2026-11-22T10:15:00.000Z",
                     *         "lastSeen": "2026-11-22T10:15:00.000Z",
                     *         "device": {
                     *           "browser": "Firefox",
                     *           "system": "Android",
                     *           "kind": "phone"
                     *         },
                     *         "current": false
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Sessions"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteAuthSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteAuthSessionsBySessionId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 019aab3c-7c51-7d2a-9d65-0c5e5a1f3b7e */
                readonly sessionId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "since": "2026-11-22T10:15:00.000Z",
                     *       "recoveryCodesLeft": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SecondFactor"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "secret",
                     *       "uri": "uri"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.second-factor-on.sign-in-again"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteAuthTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.sign-in-again"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthTotpConfirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.second-factor-on"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postAuthTotpRecoveryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.sign-in-again"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getAuthValid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postClientErrors: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "message": "Is there practice for category T as well?",
                 *       "path": "/en/exam",
                 *       "status": 0,
                 *       "build": "build"
                 *     }
                 */
                readonly "application/json": {
                    readonly message: string;
                    readonly path: string;
                    readonly status?: number;
                    readonly build?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "email": "ola@example.org",
                 *       "message": "Is there practice for category T as well?",
                 *       "name": "Ola"
                 *     }
                 */
                readonly "application/json": {
                    readonly email: string;
                    readonly message: string;
                    readonly name?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getFeatureFlags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Ola"
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["FeatureFlags"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsActivity: {
        readonly parameters: {
            readonly query?: {
                /** @example 371 */
                readonly days?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": "2026-11-22",
                     *       "streak": {
                     *         "current": 0,
                     *         "longest": 0,
                     *         "isReachedToday": false,
                     *         "isFreezeLeft": false
                     *       },
                     *       "days": [
                     *         {
                     *           "day": "2026-11-21",
                     *           "answered": 0,
                     *           "state": "reached"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Activity"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsMedals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "medal": "first-pass",
                     *         "category": "AM",
                     *         "awardedAt": "2026-11-22T10:15:00.000Z"
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Medals"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsRankingByCategory: {
        readonly parameters: {
            readonly query?: {
                /** @example all */
                readonly period?: "all" | "week";
            };
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "passedCount": 0,
                     *         "user": {
                     *           "username": "Ola",
                     *           "level": 0
                     *         }
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Ranking"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsRankingByCategoryMe: {
        readonly parameters: {
            readonly query?: {
                /** @example all */
                readonly period?: "all" | "week";
            };
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rank": 1,
                     *       "passedCount": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["OwnRank"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsByCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statsId": 0,
                     *       "userId": 7224530100112,
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "passedCount": 0,
                     *       "failedCount": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CategoryStats"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsByCategoryHistory: {
        readonly parameters: {
            readonly query?: {
                /** @example 365 */
                readonly days?: number;
                /** @example 100 */
                readonly limit?: number;
                /** @example 1 */
                readonly cursor?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "testId": 7224531200345,
                     *         "status": "passed",
                     *         "primaryPoints": 0,
                     *         "technicalPoints": 0,
                     *         "summaryPoints": 0,
                     *         "finishedAt": "2026-11-22T10:15:00.000Z"
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["ExamHistory"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsByCategoryHistoryDays: {
        readonly parameters: {
            readonly query?: {
                /** @example 365 */
                readonly days?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "day": "2026-11-21",
                     *         "passedCount": 0,
                     *         "failedCount": 0,
                     *         "averagePoints": 0,
                     *         "bestPoints": 0
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["ExamDays"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getStatsByCategoryTopics: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "topic": "road-signs",
                     *         "asked": 0,
                     *         "correct": 0,
                     *         "share": 0
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["TopicShares"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postTests: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "categoryName": "AM",
                 *       "lang": "pl",
                 *       "mode": "exam",
                 *       "topic": "road-signs",
                 *       "size": 1,
                 *       "fromTest": 1,
                 *       "homework": 1
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly categoryName: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    /** @enum {string} */
                    readonly lang: "pl" | "en" | "de";
                    /** @enum {string} */
                    readonly mode: "exam" | "practice" | "topic" | "review";
                    /** @enum {string} */
                    readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                    readonly size?: number;
                    readonly fromTest?: number;
                    readonly homework?: number;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "testId": 7224531200345,
                     *       "userId": 7224530100112,
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "points": 0,
                     *       "right": 0,
                     *       "mode": "exam",
                     *       "lang": "pl",
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "finished": "2026-11-22T10:15:00.000Z",
                     *       "status": "unfinished",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "questionNumber": 1,
                     *           "withoutAnswers": false,
                     *           "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *           "mediaMissing": true,
                     *           "poster": "poster",
                     *           "lastFrame": "lastFrame",
                     *           "type": "primary",
                     *           "pointsValue": 3,
                     *           "questionTranslations": [
                     *             {
                     *               "questionId": 1,
                     *               "language": "pl",
                     *               "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *               "answerA": null,
                     *               "answerB": null,
                     *               "answerC": null,
                     *               "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *             }
                     *           ],
                     *           "topic": "road-signs",
                     *           "topicEstimated": true,
                     *           "correctAnswer": "T",
                     *           "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *           "legalBasis": [
                     *             {
                     *               "act": "Prawo o ruchu drogowym",
                     *               "article": "art. 25 ust. 1",
                     *               "asOf": "2026-01-01"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": {
                     *         "1": "T",
                     *         "21": "A"
                     *       },
                     *       "deadline": "2026-11-22T10:15:00.000Z",
                     *       "serverTime": "2026-11-22T10:15:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Test"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.category-unavailable.no-questions.unfinished-test"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsBank: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "source": "own",
                     *       "questions": 0,
                     *       "withExplanation": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Bank"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putTestsBookmarksByQuestionNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 1 */
                readonly questionNumber: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.too-many-bookmarks"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteTestsBookmarksByQuestionNumber: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 1 */
                readonly questionNumber: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsCategoriesAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "categoryId": 1,
                     *         "name": "AM",
                     *         "available": false
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Categories"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsFindUnfinished: {
        readonly parameters: {
            readonly query?: {
                /** @example false */
                readonly detail?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "testId": 7224531200345,
                     *       "lang": "pl",
                     *       "categoryName": "AM"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["UnfinishedTest"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "groupId": 1,
                     *         "name": "Ola",
                     *         "category": {
                     *           "categoryId": 1,
                     *           "name": "AM"
                     *         },
                     *         "created": "2026-11-22T10:15:00.000Z",
                     *         "role": "instructor",
                     *         "instructor": {
                     *           "username": "Ola",
                     *           "level": 0
                     *         },
                     *         "memberCount": 0,
                     *         "proposedExam": "2026-12-24",
                     *         "homework": [
                     *           {
                     *             "homeworkId": 1,
                     *             "topic": "road-signs",
                     *             "count": 0,
                     *             "due": "2026-12-24",
                     *             "created": "2026-11-22T10:15:00.000Z",
                     *             "answered": 0
                     *           }
                     *         ],
                     *         "code": "code",
                     *         "sharing": {
                     *           "readiness": false,
                     *           "exams": false,
                     *           "topics": false,
                     *           "answers": false
                     *         }
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Groups"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postTestsGroups: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Ola",
                 *       "categoryName": "AM",
                 *       "proposedExam": null
                 *     }
                 */
                readonly "application/json": {
                    readonly name: string;
                    /** @enum {string} */
                    readonly categoryName: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    /** @default null */
                    readonly proposedExam?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": 1,
                     *       "name": "Ola",
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "role": "instructor",
                     *       "instructor": {
                     *         "username": "Ola",
                     *         "level": 0
                     *       },
                     *       "memberCount": 0,
                     *       "proposedExam": "2026-12-24",
                     *       "homework": [
                     *         {
                     *           "homeworkId": 1,
                     *           "topic": "road-signs",
                     *           "count": 0,
                     *           "due": "2026-12-24",
                     *           "created": "2026-11-22T10:15:00.000Z",
                     *           "answered": 0
                     *         }
                     *       ],
                     *       "code": "code",
                     *       "sharing": {
                     *         "readiness": false,
                     *         "exams": false,
                     *         "topics": false,
                     *         "answers": false
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.too-many-groups"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postTestsGroupsJoin: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": 1,
                     *       "name": "Ola",
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "role": "instructor",
                     *       "instructor": {
                     *         "username": "Ola",
                     *         "level": 0
                     *       },
                     *       "memberCount": 0,
                     *       "proposedExam": "2026-12-24",
                     *       "homework": [
                     *         {
                     *           "homeworkId": 1,
                     *           "topic": "road-signs",
                     *           "count": 0,
                     *           "due": "2026-12-24",
                     *           "created": "2026-11-22T10:15:00.000Z",
                     *           "answered": 0
                     *         }
                     *       ],
                     *       "code": "code",
                     *       "sharing": {
                     *         "readiness": false,
                     *         "exams": false,
                     *         "topics": false,
                     *         "answers": false
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.group-full.too-many-groups"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsGroupsByGroupId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": 1,
                     *       "name": "Ola",
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "role": "instructor",
                     *       "instructor": {
                     *         "username": "Ola",
                     *         "level": 0
                     *       },
                     *       "memberCount": 0,
                     *       "proposedExam": "2026-12-24",
                     *       "homework": [
                     *         {
                     *           "homeworkId": 1,
                     *           "topic": "road-signs",
                     *           "count": 0,
                     *           "due": "2026-12-24",
                     *           "created": "2026-11-22T10:15:00.000Z",
                     *           "answered": 0
                     *         }
                     *       ],
                     *       "code": "code",
                     *       "sharing": {
                     *         "readiness": false,
                     *         "exams": false,
                     *         "topics": false,
                     *         "answers": false
                     *       },
                     *       "members": [
                     *         {
                     *           "username": "Ola",
                     *           "level": 0,
                     *           "userId": 7224530100112,
                     *           "joined": "2026-11-22T10:15:00.000Z",
                     *           "sharing": {
                     *             "readiness": false,
                     *             "exams": false,
                     *             "topics": false,
                     *             "answers": false
                     *           },
                     *           "practice": {
                     *             "lastTest": "2026-11-22T10:15:00.000Z",
                     *             "testsThisWeek": 0
                     *           },
                     *           "readiness": {
                     *             "probability": 0.71,
                     *             "low": 0.58,
                     *             "high": 0.81,
                     *             "missingAnswers": 0
                     *           },
                     *           "exams": {
                     *             "taken": 0,
                     *             "passed": 0,
                     *             "last": {
                     *               "finished": "2026-11-22T10:15:00.000Z",
                     *               "passed": false,
                     *               "points": 0
                     *             }
                     *           },
                     *           "homework": [
                     *             {
                     *               "homeworkId": 1,
                     *               "answered": 0
                     *             }
                     *           ],
                     *           "topics": [
                     *             {
                     *               "topic": "road-signs",
                     *               "questions": 0,
                     *               "seen": 0,
                     *               "wrong": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "topics": [
                     *         {
                     *           "topic": "road-signs",
                     *           "members": 0,
                     *           "seen": 0,
                     *           "wrong": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GroupDetails"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteTestsGroupsByGroupId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchTestsGroupsByGroupId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "name": "Ola",
                 *       "proposedExam": "2026-12-24",
                 *       "renewCode": true
                 *     }
                 */
                readonly "application/json": {
                    readonly name?: string;
                    readonly proposedExam?: string | null;
                    /** @enum {boolean} */
                    readonly renewCode?: true;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "groupId": 1,
                     *       "name": "Ola",
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "role": "instructor",
                     *       "instructor": {
                     *         "username": "Ola",
                     *         "level": 0
                     *       },
                     *       "memberCount": 0,
                     *       "proposedExam": "2026-12-24",
                     *       "homework": [
                     *         {
                     *           "homeworkId": 1,
                     *           "topic": "road-signs",
                     *           "count": 0,
                     *           "due": "2026-12-24",
                     *           "created": "2026-11-22T10:15:00.000Z",
                     *           "answered": 0
                     *         }
                     *       ],
                     *       "code": "code",
                     *       "sharing": {
                     *         "readiness": false,
                     *         "exams": false,
                     *         "topics": false,
                     *         "answers": false
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Group"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsGroupsByGroupIdExport: {
        readonly parameters: {
            readonly query?: {
                /** @example pl */
                readonly lang?: "pl" | "en" | "de";
            };
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": unknown;
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postTestsGroupsByGroupIdHomework: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "topic": "road-signs",
                 *       "count": 1,
                 *       "due": "2026-12-24"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                    readonly count: number;
                    readonly due: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "homeworkId": 1,
                     *       "topic": "road-signs",
                     *       "count": 0,
                     *       "due": "2026-12-24",
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "answered": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Homework"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.too-much-homework"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteTestsGroupsByGroupIdHomeworkByHomeworkId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
                /** @example 1 */
                readonly homeworkId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchTestsGroupsByGroupIdHomeworkByHomeworkId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
                /** @example 1 */
                readonly homeworkId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "count": 1,
                 *       "due": "2026-12-24"
                 *     }
                 */
                readonly "application/json": {
                    readonly count?: number;
                    readonly due?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "homeworkId": 1,
                     *       "topic": "road-signs",
                     *       "count": 0,
                     *       "due": "2026-12-24",
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "answered": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Homework"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsGroupsByGroupIdMembersByUserId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
                /** @example 7224530100112 */
                readonly userId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "username": "Ola",
                     *       "level": 0,
                     *       "userId": 7224530100112,
                     *       "joined": "2026-11-22T10:15:00.000Z",
                     *       "sharing": {
                     *         "readiness": false,
                     *         "exams": false,
                     *         "topics": false,
                     *         "answers": false
                     *       },
                     *       "practice": {
                     *         "lastTest": "2026-11-22T10:15:00.000Z",
                     *         "testsThisWeek": 0
                     *       },
                     *       "readiness": {
                     *         "probability": 0.71,
                     *         "low": 0.58,
                     *         "high": 0.81,
                     *         "missingAnswers": 0
                     *       },
                     *       "exams": {
                     *         "taken": 0,
                     *         "passed": 0,
                     *         "last": {
                     *           "finished": "2026-11-22T10:15:00.000Z",
                     *           "passed": false,
                     *           "points": 0
                     *         }
                     *       },
                     *       "homework": [
                     *         {
                     *           "homeworkId": 1,
                     *           "answered": 0
                     *         }
                     *       ],
                     *       "topics": [
                     *         {
                     *           "topic": "road-signs",
                     *           "questions": 0,
                     *           "seen": 0,
                     *           "wrong": 0
                     *         }
                     *       ],
                     *       "results": [
                     *         {
                     *           "finished": "2026-11-22T10:15:00.000Z",
                     *           "passed": false,
                     *           "points": 0,
                     *           "answers": [
                     *             {
                     *               "questionNumber": 1,
                     *               "answer": "T",
                     *               "correctAnswer": "T"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GroupMember"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteTestsGroupsByGroupIdMembersByUserId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
                /** @example 7224530100112 */
                readonly userId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchTestsGroupsByGroupIdSharing: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 1 */
                readonly groupId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "readiness": false,
                 *       "exams": false,
                 *       "topics": false,
                 *       "answers": false
                 *     }
                 */
                readonly "application/json": {
                    readonly readiness?: boolean;
                    readonly exams?: boolean;
                    readonly topics?: boolean;
                    readonly answers?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readiness": false,
                     *       "exams": false,
                     *       "topics": false,
                     *       "answers": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Sharing"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsGuestPack: {
        readonly parameters: {
            readonly query: {
                /** @example AM */
                readonly cat: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                /** @example pl */
                readonly lang: "pl" | "en" | "de";
                /** @example 0 */
                readonly round?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "made": "2026-11-22T10:15:00.000Z",
                     *       "issue": "issue",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "questionNumber": 1,
                     *           "withoutAnswers": false,
                     *           "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *           "mediaMissing": true,
                     *           "poster": "poster",
                     *           "lastFrame": "lastFrame",
                     *           "type": "primary",
                     *           "pointsValue": 3,
                     *           "questionTranslations": [
                     *             {
                     *               "questionId": 1,
                     *               "language": "pl",
                     *               "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *               "answerA": null,
                     *               "answerB": null,
                     *               "answerC": null,
                     *               "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *             }
                     *           ],
                     *           "topic": "road-signs",
                     *           "topicEstimated": true,
                     *           "correctAnswer": "T",
                     *           "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *           "legalBasis": [
                     *             {
                     *               "act": "Prawo o ruchu drogowym",
                     *               "article": "art. 25 ust. 1",
                     *               "asOf": "2026-01-01"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Pack"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 409: components["responses"]["category-unavailable"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postTestsGuestPackAnswers: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "categoryName": "AM",
                 *       "issue": "issue",
                 *       "answers": [
                 *         {
                 *           "questionNumber": 1,
                 *           "answer": "T",
                 *           "answeredAt": "2026-11-22T10:15:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly categoryName: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    readonly issue?: string;
                    readonly answers: readonly {
                        readonly questionNumber: number;
                        /** @enum {string} */
                        readonly answer: "T" | "N" | "A" | "B" | "C";
                        /** Format: date-time */
                        readonly answeredAt: string;
                    }[];
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answers": [
                     *         {
                     *           "questionNumber": 1,
                     *           "outcome": "counted"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["GuestAnswers"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsPack: {
        readonly parameters: {
            readonly query: {
                /** @example AM */
                readonly cat: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                /** @example pl */
                readonly lang: "pl" | "en" | "de";
                /** @example 50 */
                readonly size?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "made": "2026-11-22T10:15:00.000Z",
                     *       "issue": "issue",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "questionNumber": 1,
                     *           "withoutAnswers": false,
                     *           "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *           "mediaMissing": true,
                     *           "poster": "poster",
                     *           "lastFrame": "lastFrame",
                     *           "type": "primary",
                     *           "pointsValue": 3,
                     *           "questionTranslations": [
                     *             {
                     *               "questionId": 1,
                     *               "language": "pl",
                     *               "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *               "answerA": null,
                     *               "answerB": null,
                     *               "answerC": null,
                     *               "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *             }
                     *           ],
                     *           "topic": "road-signs",
                     *           "topicEstimated": true,
                     *           "correctAnswer": "T",
                     *           "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *           "legalBasis": [
                     *             {
                     *               "act": "Prawo o ruchu drogowym",
                     *               "article": "art. 25 ust. 1",
                     *               "asOf": "2026-01-01"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Pack"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postTestsPackAnswers: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "categoryName": "AM",
                 *       "lang": "pl",
                 *       "issue": "issue",
                 *       "answers": [
                 *         {
                 *           "questionNumber": 1,
                 *           "answer": "T",
                 *           "answeredAt": "2026-11-22T10:15:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly categoryName: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    /** @enum {string} */
                    readonly lang: "pl" | "en" | "de";
                    readonly issue?: string;
                    readonly answers: readonly {
                        readonly questionNumber: number;
                        /** @enum {string} */
                        readonly answer: "T" | "N" | "A" | "B" | "C";
                        /** Format: date-time */
                        readonly answeredAt: string;
                    }[];
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "answers": [
                     *         {
                     *           "questionNumber": 1,
                     *           "outcome": "counted"
                     *         }
                     *       ],
                     *       "testId": 7224531200345,
                     *       "xpGained": 0,
                     *       "isNextLevel": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PackAnswers"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsPlanByCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "empty",
                     *       "dailyGoal": 0,
                     *       "doneToday": 0,
                     *       "mistakesToday": 0,
                     *       "next": {
                     *         "due": 0,
                     *         "mistake": 0,
                     *         "new": 0,
                     *         "refresh": 0,
                     *         "again": 0
                     *       },
                     *       "minutes": 0,
                     *       "exam": {
                     *         "date": "date",
                     *         "daysLeft": 1,
                     *         "perDay": 0
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Plan"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsQuestionRandom: {
        readonly parameters: {
            readonly query: {
                /** @example AM */
                readonly cat: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                /** @example pl */
                readonly lang: "pl" | "en" | "de";
                /** @example road-signs */
                readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questionId": 1,
                     *       "questionNumber": 1,
                     *       "withoutAnswers": false,
                     *       "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *       "mediaMissing": true,
                     *       "poster": "poster",
                     *       "lastFrame": "lastFrame",
                     *       "type": "primary",
                     *       "pointsValue": 3,
                     *       "questionTranslations": [
                     *         {
                     *           "questionId": 1,
                     *           "language": "pl",
                     *           "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *           "answerA": null,
                     *           "answerB": null,
                     *           "answerC": null,
                     *           "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *         }
                     *       ],
                     *       "topic": "road-signs",
                     *       "topicEstimated": true,
                     *       "correctAnswer": "T",
                     *       "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *       "legalBasis": [
                     *         {
                     *           "act": "Prawo o ruchu drogowym",
                     *           "article": "art. 25 ust. 1",
                     *           "asOf": "2026-01-01"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SolvedQuestion"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 409: components["responses"]["category-unavailable.no-questions"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsQuestions: {
        readonly parameters: {
            readonly query: {
                /** @example AM */
                readonly cat: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                /** @example pl */
                readonly lang: "pl" | "en" | "de";
                /** @example  */
                readonly q?: string;
                /** @example road-signs */
                readonly topic?: "road-signs" | "right-of-way" | "speed-distance" | "manoeuvres" | "vulnerable-users" | "driver-sobriety" | "vehicle-equipment" | "safety-first-aid" | "rail-tram-places" | "duties-documents" | "load-passengers" | "other";
                /** @example primary */
                readonly part?: "primary" | "technical";
                /** @example 3 */
                readonly points?: 3 | 2 | 1;
                /** @example false */
                readonly bookmarked?: boolean;
                /** @example 20 */
                readonly limit?: number;
                /** @example cursor */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 0,
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "questionNumber": 1,
                     *           "withoutAnswers": false,
                     *           "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *           "mediaMissing": true,
                     *           "poster": "poster",
                     *           "lastFrame": "lastFrame",
                     *           "type": "primary",
                     *           "pointsValue": 3,
                     *           "questionTranslations": [
                     *             {
                     *               "questionId": 1,
                     *               "language": "pl",
                     *               "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *               "answerA": null,
                     *               "answerB": null,
                     *               "answerC": null,
                     *               "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *             }
                     *           ],
                     *           "topic": "road-signs",
                     *           "topicEstimated": true,
                     *           "isBookmarked": false,
                     *           "solution": {
                     *             "correctAnswer": "T",
                     *             "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *             "legalBasis": [
                     *               {
                     *                 "act": "Prawo o ruchu drogowym",
                     *                 "article": "art. 25 ust. 1",
                     *                 "asOf": "2026-01-01"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "next": "next"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["BrowsedQuestions"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly postTestsQuestionsByQuestionNumberReports: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 1 */
                readonly questionNumber: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "kind": "wrong-answer",
                 *       "text": ""
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly kind: "wrong-answer" | "unclear" | "translation" | "media" | "outdated" | "other";
                    /** @default  */
                    readonly text?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reportId": 1,
                     *       "questionNumber": 1,
                     *       "kind": "wrong-answer",
                     *       "text": "text",
                     *       "status": "open",
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "answer": "answer",
                     *       "answered": "2026-11-22T10:15:00.000Z",
                     *       "isAnswerRead": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["QuestionReport"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.report-open"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsReadinessByCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "probability": 0.71,
                     *       "low": 0.58,
                     *       "high": 0.81,
                     *       "expectedPoints": 69.4,
                     *       "verdict": "unknown",
                     *       "missingAnswers": 0,
                     *       "neededAnswers": 0,
                     *       "best": {
                     *         "topic": "right-of-way",
                     *         "probability": 0.79,
                     *         "gain": 0.08
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Readiness"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive.category-unavailable"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsReports: {
        readonly parameters: {
            readonly query?: {
                /** @example 100 */
                readonly limit?: number;
                /** @example 1 */
                readonly cursor?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "reportId": 1,
                     *         "questionNumber": 1,
                     *         "kind": "wrong-answer",
                     *         "text": "text",
                     *         "status": "open",
                     *         "created": "2026-11-22T10:15:00.000Z",
                     *         "answer": "answer",
                     *         "answered": "2026-11-22T10:15:00.000Z",
                     *         "isAnswerRead": false
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["QuestionReports"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchTestsReports: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "readUntil": "2026-11-22T10:15:00.000Z"
                 *     }
                 */
                readonly "application/json": {
                    /** Format: date-time */
                    readonly readUntil: string;
                };
            };
        };
        readonly responses: {
            /** @description Done; the answer has no body */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsSingleByTestId: {
        readonly parameters: {
            readonly query?: {
                /** @example pl */
                readonly lang?: "pl" | "en" | "de";
                /** @example AM */
                readonly cat?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly header?: never;
            readonly path: {
                /** @example 7224531200345 */
                readonly testId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "testId": 7224531200345,
                     *       "userId": 7224530100112,
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "points": 0,
                     *       "right": 0,
                     *       "mode": "exam",
                     *       "lang": "pl",
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "finished": "2026-11-22T10:15:00.000Z",
                     *       "status": "unfinished",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "questionNumber": 1,
                     *           "withoutAnswers": false,
                     *           "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *           "mediaMissing": true,
                     *           "poster": "poster",
                     *           "lastFrame": "lastFrame",
                     *           "type": "primary",
                     *           "pointsValue": 3,
                     *           "questionTranslations": [
                     *             {
                     *               "questionId": 1,
                     *               "language": "pl",
                     *               "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *               "answerA": null,
                     *               "answerB": null,
                     *               "answerC": null,
                     *               "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *             }
                     *           ],
                     *           "topic": "road-signs",
                     *           "topicEstimated": true,
                     *           "correctAnswer": "T",
                     *           "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *           "legalBasis": [
                     *             {
                     *               "act": "Prawo o ruchu drogowym",
                     *               "article": "art. 25 ust. 1",
                     *               "asOf": "2026-01-01"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": {
                     *         "1": "T",
                     *         "21": "A"
                     *       },
                     *       "deadline": "2026-11-22T10:15:00.000Z",
                     *       "serverTime": "2026-11-22T10:15:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Test"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsTopicsByCategory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly category: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "topic": "road-signs",
                     *         "questions": 0,
                     *         "seen": 0,
                     *         "mastered": 0,
                     *         "mastery": 0,
                     *         "lastWrong": "2026-11-21"
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Topics"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsTrial: {
        readonly parameters: {
            readonly query: {
                /** @example AM */
                readonly cat: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                /** @example pl */
                readonly lang: "pl" | "en" | "de";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "questionNumber": 1,
                     *           "withoutAnswers": false,
                     *           "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *           "mediaMissing": true,
                     *           "poster": "poster",
                     *           "lastFrame": "lastFrame",
                     *           "type": "primary",
                     *           "pointsValue": 3,
                     *           "questionTranslations": [
                     *             {
                     *               "questionId": 1,
                     *               "language": "pl",
                     *               "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *               "answerA": null,
                     *               "answerB": null,
                     *               "answerC": null,
                     *               "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Trial"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive.category-unavailable"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsByCategory: {
        readonly parameters: {
            readonly query?: {
                /** @example 100 */
                readonly limit?: number;
                /** @example 1 */
                readonly cursor?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @example AM */
                readonly categoryOrTestId: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "testId": 7224531200345,
                     *         "userId": 7224530100112,
                     *         "category": {
                     *           "categoryId": 1,
                     *           "name": "AM"
                     *         },
                     *         "points": 0,
                     *         "right": 0,
                     *         "mode": "exam",
                     *         "lang": "pl",
                     *         "created": "2026-11-22T10:15:00.000Z",
                     *         "finished": "2026-11-22T10:15:00.000Z",
                     *         "status": "unfinished",
                     *         "questions": [
                     *           {
                     *             "questionId": 1,
                     *             "questionNumber": 1,
                     *             "withoutAnswers": false,
                     *             "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *             "mediaMissing": true,
                     *             "poster": "poster",
                     *             "lastFrame": "lastFrame",
                     *             "type": "primary",
                     *             "pointsValue": 3,
                     *             "questionTranslations": [
                     *               {
                     *                 "questionId": 1,
                     *                 "language": "pl",
                     *                 "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *                 "answerA": null,
                     *                 "answerB": null,
                     *                 "answerC": null,
                     *                 "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *               }
                     *             ],
                     *             "topic": "road-signs",
                     *             "topicEstimated": true,
                     *             "correctAnswer": "T",
                     *             "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *             "legalBasis": [
                     *               {
                     *                 "act": "Prawo o ruchu drogowym",
                     *                 "article": "art. 25 ust. 1",
                     *                 "asOf": "2026-01-01"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "answers": {
                     *           "1": "T",
                     *           "21": "A"
                     *         },
                     *         "deadline": "2026-11-22T10:15:00.000Z",
                     *         "serverTime": "2026-11-22T10:15:00.000Z"
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["Tests"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteTestsByTestId: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 7224531200345 */
                readonly categoryOrTestId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "testId": 7224531200345
                     *     }
                     */
                    readonly "application/json": components["schemas"]["TestId"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly putTestsByTestIdAnswersByQuestionNumber: {
        readonly parameters: {
            readonly query?: {
                /** @example pl */
                readonly lang?: "pl" | "en" | "de";
            };
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path: {
                /** @example 7224531200345 */
                readonly testId: number;
                /** @example 1 */
                readonly questionNumber: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "answer": "T"
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly answer: "T" | "N" | "A" | "B" | "C";
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "correct": false,
                     *       "correctAnswer": "T",
                     *       "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *       "legalBasis": [
                     *         {
                     *           "act": "Prawo o ruchu drogowym",
                     *           "article": "art. 25 ust. 1",
                     *           "asOf": "2026-01-01"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AnswerVerdict"];
                };
            };
            /** @description Saved; an exam tells nothing before its end */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive.test-finished"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchTestsByTestIdCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path: {
                /** @example 7224531200345 */
                readonly testId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "categoryName": "AM",
                 *       "answers": {
                 *         "1": "T",
                 *         "21": "A"
                 *       },
                 *       "testId": 7224531200345
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly categoryName: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D" | "T" | "PT";
                    readonly answers: {
                        readonly [key: string]: "T" | "N" | "A" | "B" | "C";
                    };
                    readonly testId?: number;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "passed",
                     *       "primaryPoints": 0,
                     *       "technicalPoints": 0,
                     *       "summaryPoints": 0,
                     *       "primaryAmountOfCorrectAnswers": 0,
                     *       "technicalAmountOfCorrectAnswers": 0,
                     *       "correctAnswers": {
                     *         "1": "N",
                     *         "21": "A"
                     *       },
                     *       "isNextLevel": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CheckResult"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 404: components["responses"]["not-found"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getTestsByTestIdReview: {
        readonly parameters: {
            readonly query?: {
                /** @example pl */
                readonly lang?: "pl" | "en" | "de";
            };
            readonly header?: never;
            readonly path: {
                /** @example 7224531200345 */
                readonly testId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "testId": 7224531200345,
                     *       "userId": 7224530100112,
                     *       "category": {
                     *         "categoryId": 1,
                     *         "name": "AM"
                     *       },
                     *       "points": 0,
                     *       "right": 0,
                     *       "mode": "exam",
                     *       "lang": "pl",
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "finished": "2026-11-22T10:15:00.000Z",
                     *       "status": "unfinished",
                     *       "questions": [
                     *         {
                     *           "questionId": 1,
                     *           "questionNumber": 1,
                     *           "withoutAnswers": false,
                     *           "media": "/media/scenes/yield.1a2b3c4d.svg",
                     *           "mediaMissing": true,
                     *           "poster": "poster",
                     *           "lastFrame": "lastFrame",
                     *           "type": "primary",
                     *           "pointsValue": 3,
                     *           "questionTranslations": [
                     *             {
                     *               "questionId": 1,
                     *               "language": "pl",
                     *               "questionText": "Masz pierwszeństwo na tym skrzyżowaniu?",
                     *               "answerA": null,
                     *               "answerB": null,
                     *               "answerC": null,
                     *               "mediaAlt": "A junction of equal roads; a car comes from the right."
                     *             }
                     *           ],
                     *           "topic": "road-signs",
                     *           "topicEstimated": true,
                     *           "correctAnswer": "T",
                     *           "explanation": "Z prawej strony nadjeżdża pojazd, który ma pierwszeństwo.",
                     *           "legalBasis": [
                     *             {
                     *               "act": "Prawo o ruchu drogowym",
                     *               "article": "art. 25 ust. 1",
                     *               "asOf": "2026-01-01"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "answers": {
                     *         "1": "T",
                     *         "21": "A"
                     *       },
                     *       "deadline": "2026-11-22T10:15:00.000Z",
                     *       "serverTime": "2026-11-22T10:15:00.000Z",
                     *       "result": {
                     *         "status": "passed",
                     *         "primaryPoints": 0,
                     *         "technicalPoints": 0,
                     *         "summaryPoints": 0,
                     *         "primaryAmountOfCorrectAnswers": 0,
                     *         "technicalAmountOfCorrectAnswers": 0,
                     *         "correctAnswers": {
                     *           "1": "N",
                     *           "21": "A"
                     *         },
                     *         "isNextLevel": false
                     *       },
                     *       "xpGained": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Review"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 404: components["responses"]["not-found"];
            readonly 409: components["responses"]["account-inactive.unfinished-test"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly deleteUsers: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly password?: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUsersAccountActivate: {
        readonly parameters: {
            readonly query: {
                /** @example nJ4yQ0cV7hT2kXb9 */
                readonly token: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 403: components["responses"]["csrf"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchUsersChangeEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "newEmail": "ola.nowak@example.org",
                 *       "password": "three green waves",
                 *       "code": "code"
                 *     }
                 */
                readonly "application/json": {
                    readonly newEmail: string;
                    readonly password: string;
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["activation-link-too-soon.csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchUsersChangeEmailConfirm: {
        readonly parameters: {
            readonly query: {
                /** @example nJ4yQ0cV7hT2kXb9 */
                readonly token: string;
            };
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchUsersChangeUsername: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                /**
                 * @example {
                 *       "newUsername": "OlaNowak"
                 *     }
                 */
                readonly "application/json": {
                    readonly newUsername: string;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUsersEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The `id` of the event read last: the stream goes on behind it */
                readonly "last-event-id"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 406: components["responses"]["not-acceptable"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUsersExport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-11-22T10:15:00.000Z",
                     *       "account": {
                     *         "userId": 7224530100112,
                     *         "username": "Ola",
                     *         "email": "ola@example.org",
                     *         "newEmail": "ola.nowak@example.org",
                     *         "created": "2026-11-22T10:15:00.000Z",
                     *         "isActive": false,
                     *         "experiencePoints": 1240,
                     *         "google": {
                     *           "issuer": "issuer",
                     *           "subject": "subject",
                     *           "linkedAt": "2026-11-22T10:15:00.000Z"
                     *         }
                     *       },
                     *       "preferences": {
                     *         "language": "pl",
                     *         "theme": "light",
                     *         "timeZone": "Europe/Warsaw",
                     *         "dailyGoal": 0,
                     *         "examDate": "2026-12-24",
                     *         "showInRankings": false,
                     *         "isFirstEveningOver": false
                     *       },
                     *       "secondFactor": {
                     *         "since": "2026-11-22T10:15:00.000Z",
                     *         "recoveryCodesLeft": 0
                     *       },
                     *       "passkeys": [
                     *         {
                     *           "id": "id",
                     *           "name": "Ola",
                     *           "device": {
                     *             "browser": "Firefox",
                     *             "system": "Android",
                     *             "kind": "phone"
                     *           },
                     *           "created": "2026-11-22T10:15:00.000Z",
                     *           "lastUsed": "2026-11-22T10:15:00.000Z",
                     *           "unconfirmed": true
                     *         }
                     *       ],
                     *       "sessions": [
                     *         {
                     *           "id": "id",
                     *           "created": "2026-11-22T10:15:00.000Z",
                     *           "lastSeen": "2026-11-22T10:15:00.000Z",
                     *           "expires": "2026-11-22T10:15:00.000Z",
                     *           "device": {
                     *             "browser": "Firefox",
                     *             "system": "Android",
                     *             "kind": "phone"
                     *           }
                     *         }
                     *       ],
                     *       "links": [
                     *         {
                     *           "kind": "kind",
                     *           "expires": "2026-11-22T10:15:00.000Z"
                     *         }
                     *       ],
                     *       "waitingMails": [
                     *         {
                     *           "kind": "kind",
                     *           "to": "to",
                     *           "created": "2026-11-22T10:15:00.000Z"
                     *         }
                     *       ],
                     *       "securityLog": [
                     *         {
                     *           "event": "event",
                     *           "outcome": "done",
                     *           "at": "2026-11-22T10:15:00.000Z",
                     *           "place": "place",
                     *           "device": {
                     *             "browser": "Firefox",
                     *             "system": "Android",
                     *             "kind": "phone"
                     *           }
                     *         }
                     *       ],
                     *       "tests": {
                     *         "experiencePoints": 1240,
                     *         "tests": [
                     *           {
                     *             "testId": 7224531200345,
                     *             "category": "AM",
                     *             "lang": "pl",
                     *             "mode": "exam",
                     *             "status": "unfinished",
                     *             "created": "2026-11-22T10:15:00.000Z",
                     *             "deadline": "2026-11-22T10:15:00.000Z",
                     *             "finished": "2026-11-22T10:15:00.000Z",
                     *             "isHidden": false,
                     *             "questions": [
                     *               1
                     *             ],
                     *             "answers": {
                     *               "1": "T",
                     *               "21": "A"
                     *             },
                     *             "answeredAt": {},
                     *             "result": {
                     *               "status": "passed",
                     *               "primaryPoints": 0,
                     *               "technicalPoints": 0,
                     *               "summaryPoints": 0,
                     *               "primaryAmountOfCorrectAnswers": 0,
                     *               "technicalAmountOfCorrectAnswers": 0,
                     *               "correctAnswers": {
                     *                 "1": "N",
                     *                 "21": "A"
                     *               },
                     *               "isNextLevel": false
                     *             },
                     *             "xpGained": 0,
                     *             "homeworkId": 1
                     *           }
                     *         ],
                     *         "learning": [
                     *           {
                     *             "category": "AM",
                     *             "questions": [
                     *               {
                     *                 "questionNumber": 1,
                     *                 "stability": 1,
                     *                 "difficulty": 1,
                     *                 "lastDay": "2026-11-21",
                     *                 "answers": 0,
                     *                 "firstRight": false,
                     *                 "lastRight": false
                     *               }
                     *             ],
                     *             "correction": {
                     *               "means": [
                     *                 1
                     *               ],
                     *               "covariance": [
                     *                 [
                     *                   1
                     *                 ]
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "bookmarks": [
                     *           {
                     *             "questionNumber": 1,
                     *             "added": "2026-11-22T10:15:00.000Z"
                     *           }
                     *         ],
                     *         "reports": [
                     *           {
                     *             "reportId": 1,
                     *             "questionNumber": 1,
                     *             "kind": "wrong-answer",
                     *             "text": "text",
                     *             "status": "open",
                     *             "created": "2026-11-22T10:15:00.000Z",
                     *             "answer": "answer",
                     *             "answered": "2026-11-22T10:15:00.000Z",
                     *             "isAnswerRead": false
                     *           }
                     *         ],
                     *         "groups": [
                     *           {
                     *             "groupId": 1,
                     *             "name": "Ola",
                     *             "category": "AM",
                     *             "role": "instructor",
                     *             "created": "2026-11-22T10:15:00.000Z",
                     *             "proposedExam": "2026-12-24",
                     *             "homework": [
                     *               {
                     *                 "homeworkId": 1,
                     *                 "topic": "road-signs",
                     *                 "count": 0,
                     *                 "due": "2026-12-24",
                     *                 "created": "2026-11-22T10:15:00.000Z"
                     *               }
                     *             ],
                     *             "code": "code",
                     *             "membership": {
                     *               "joined": "2026-11-22T10:15:00.000Z",
                     *               "sharing": {
                     *                 "readiness": false,
                     *                 "exams": false,
                     *                 "topics": false,
                     *                 "answers": false
                     *               }
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "statistics": {
                     *         "level": 0,
                     *         "timeZone": "Europe/Warsaw",
                     *         "isShownInRankings": false,
                     *         "exams": [
                     *           {
                     *             "testId": 7224531200345,
                     *             "status": "passed",
                     *             "primaryPoints": 0,
                     *             "technicalPoints": 0,
                     *             "summaryPoints": 0,
                     *             "finishedAt": "2026-11-22T10:15:00.000Z",
                     *             "category": "AM"
                     *           }
                     *         ],
                     *         "counts": [
                     *           {
                     *             "category": "AM",
                     *             "passedCount": 0,
                     *             "failedCount": 0
                     *           }
                     *         ],
                     *         "rankings": [
                     *           {
                     *             "period": "period",
                     *             "category": "AM",
                     *             "passedCount": 0,
                     *             "reachedAt": "2026-11-22T10:15:00.000Z"
                     *           }
                     *         ],
                     *         "activity": [
                     *           {
                     *             "day": "2026-11-21",
                     *             "answered": 0
                     *           }
                     *         ],
                     *         "topics": [
                     *           {
                     *             "topic": "road-signs",
                     *             "asked": 0,
                     *             "correct": 0,
                     *             "category": "AM"
                     *           }
                     *         ],
                     *         "medals": [
                     *           {
                     *             "medal": "first-pass",
                     *             "category": "AM",
                     *             "awardedAt": "2026-11-22T10:15:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DataExport"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUsersLevel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "level": 0,
                     *       "experiencePoints": 1240,
                     *       "experienceToNextLevel": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Level"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUsersPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "pl",
                     *       "theme": "light",
                     *       "timeZone": "Europe/Warsaw",
                     *       "dailyGoal": 0,
                     *       "examDate": "2026-12-24",
                     *       "showInRankings": false,
                     *       "isFirstEveningOver": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preferences"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchUsersPreferences: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                /**
                 * @example {
                 *       "language": "pl",
                 *       "theme": "light",
                 *       "timeZone": "Europe/Warsaw",
                 *       "dailyGoal": 1,
                 *       "examDate": "2026-12-24",
                 *       "showInRankings": false,
                 *       "isFirstEveningOver": false
                 *     }
                 */
                readonly "application/json": {
                    /** @enum {string} */
                    readonly language?: "pl" | "en" | "de";
                    /** @enum {string} */
                    readonly theme?: "light" | "dark" | "system";
                    readonly timeZone?: string;
                    readonly dailyGoal?: number;
                    readonly examDate?: string | null;
                    readonly showInRankings?: boolean;
                    readonly isFirstEveningOver?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "pl",
                     *       "theme": "light",
                     *       "timeZone": "Europe/Warsaw",
                     *       "dailyGoal": 0,
                     *       "examDate": "2026-12-24",
                     *       "showInRankings": false,
                     *       "isFirstEveningOver": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preferences"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 409: components["responses"]["account-inactive"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly patchUsersResendActivationLink: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The token of `GET /api/csrf-token` */
                readonly "x-csrf-token": string;
                /** @description Repeats a call without repeating its effect: for 24 hours the same key and payload get the first answer, another payload 422 */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Status"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 403: components["responses"]["activation-link-too-soon.csrf"];
            readonly 408: components["responses"]["request-timeout"];
            readonly 413: components["responses"]["payload-too-large"];
            readonly 415: components["responses"]["unsupported-media-type"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUsersSecurityLog: {
        readonly parameters: {
            readonly query?: {
                /** @example 100 */
                readonly limit?: number;
                /** @example cursor */
                readonly cursor?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "id",
                     *         "event": "sign-in",
                     *         "outcome": "done",
                     *         "at": "2026-11-22T10:15:00.000Z",
                     *         "device": {
                     *           "browser": "Firefox",
                     *           "system": "Android",
                     *           "kind": "phone"
                     *         },
                     *         "here": false
                     *       }
                     *     ]
                     */
                    readonly "application/json": components["schemas"]["SecurityLog"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getUsersUser: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userId": 7224530100112,
                     *       "username": "Ola",
                     *       "email": "ola@example.org",
                     *       "created": "2026-11-22T10:15:00.000Z",
                     *       "isActive": false,
                     *       "level": 0,
                     *       "experiencePoints": 1240,
                     *       "experienceToNextLevel": 0
                     *     }
                     */
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 401: components["responses"]["unauthorized"];
            readonly 422: components["responses"]["validation"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
    readonly getMediaByAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @example scenes/yield.1a2b3c4d.svg */
                readonly address: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/*": unknown;
                    readonly "video/*": unknown;
                };
            };
            /** @description The asked range */
            readonly 206: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What the caller has is the present content */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["unreadable-body"];
            readonly 404: components["responses"]["not-found"];
            readonly 416: components["responses"]["range-not-satisfiable"];
            readonly 429: components["responses"]["too-many-requests"];
            readonly 500: components["responses"]["internal"];
            readonly 503: components["responses"]["unavailable"];
        };
    };
}

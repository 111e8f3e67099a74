import type { SecurityEventDto } from '@zielona-fala/contracts';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type EventName = SecurityEventDto['event'];

const WORDS: Readonly<Record<EventName, MessageDescriptor>> = defineMessages({
  'sign-in': {
    id: 'dashboard.security-log.sign-in',
    defaultMessage: 'Zalogowano się',
    description: 'Security log: somebody signed in',
  },
  lockout: {
    id: 'dashboard.security-log.lockout',
    defaultMessage: 'Logowanie wstrzymane: za dużo prób',
    description: 'Security log: too many attempts to sign in',
  },
  'password-check': {
    id: 'dashboard.security-log.password-check',
    defaultMessage: 'Złe hasło przy zmianie konta',
    description: 'Security log: somebody who was signed in did not know the password',
  },
  'passkey-check': {
    id: 'dashboard.security-log.passkey-check',
    defaultMessage: 'Niewłaściwy klucz dostępu przy zmianie konta',
    description: 'Security log: a passkey that was asked for before a change did not prove the learner',
  },
  'password-change': {
    id: 'dashboard.security-log.password-change',
    defaultMessage: 'Zmieniono hasło',
    description: 'Security log: the password was changed',
  },
  'password-reset': {
    id: 'dashboard.security-log.password-reset',
    defaultMessage: 'Ustawiono nowe hasło przez link z e-maila',
    description: 'Security log: the password was replaced by a mailed link',
  },
  'email-change': {
    id: 'dashboard.security-log.email-change',
    defaultMessage: 'Zmieniono e-mail',
    description: 'Security log: the e-mail address was changed',
  },
  'google-sign-in': {
    id: 'dashboard.security-log.google-sign-in',
    defaultMessage: 'Zalogowano się przez Google',
    description: 'Security log: somebody signed in with Google',
  },
  'google-linked': {
    id: 'dashboard.security-log.google-linked',
    defaultMessage: 'Połączono konto Google',
    description: 'Security log: a Google account was linked',
  },
  'google-unlinked': {
    id: 'dashboard.security-log.google-unlinked',
    defaultMessage: 'Odłączono konto Google',
    description: 'Security log: the Google account was unlinked',
  },
  'sessions-ended': {
    id: 'dashboard.security-log.sessions-ended',
    defaultMessage: 'Wylogowano inne urządzenie',
    description: 'Security log: other devices were signed out',
  },
  'session-reused': {
    id: 'dashboard.security-log.session-reused',
    defaultMessage: 'Zakończono sesję, której klucz ktoś skopiował',
    description: 'Security log: a used key of a session was used again, so the session was ended',
  },
  'passkey-sign-in': {
    id: 'dashboard.security-log.passkey-sign-in',
    defaultMessage: 'Zalogowano się kluczem dostępu',
    description: 'Security log: somebody signed in by a passkey',
  },
  'passkey-confirmed': {
    id: 'dashboard.security-log.passkey-confirmed',
    defaultMessage: 'Potwierdzono klucz dostępu',
    description: 'Security log: a passkey that waited since a reset of the password lets in again',
  },
  'google-confirmed': {
    id: 'dashboard.security-log.google-confirmed',
    defaultMessage: 'Potwierdzono konto Google',
    description: 'Security log: the Google account that waited since a reset of the password lets in again',
  },
  'passkey-added': {
    id: 'dashboard.security-log.passkey-added',
    defaultMessage: 'Dodano klucz dostępu',
    description: 'Security log: a passkey was added',
  },
  'passkey-removed': {
    id: 'dashboard.security-log.passkey-removed',
    defaultMessage: 'Usunięto klucz dostępu',
    description: 'Security log: a passkey was removed',
  },
  'second-factor': {
    id: 'dashboard.security-log.second-factor',
    defaultMessage: 'Zły kod logowania dwuetapowego',
    description: 'Security log: somebody knew the password and not the code',
  },
  'second-factor-on': {
    id: 'dashboard.security-log.second-factor-on',
    defaultMessage: 'Włączono logowanie dwuetapowe',
    description: 'Security log: sign-ins ask for a code from now on',
  },
  'second-factor-off': {
    id: 'dashboard.security-log.second-factor-off',
    defaultMessage: 'Wyłączono logowanie dwuetapowe',
    description: 'Security log: sign-ins ask for no code any more',
  },
  'recovery-code': {
    id: 'dashboard.security-log.recovery-code',
    defaultMessage: 'Użyto kodu zapasowego',
    description: 'Security log: a recovery code was used in place of a code of the app',
  },
  'recovery-codes': {
    id: 'dashboard.security-log.recovery-codes',
    defaultMessage: 'Utworzono nowe kody zapasowe',
    description: 'Security log: the recovery codes before do not work any more',
  },
  'data-exported': {
    id: 'dashboard.security-log.data-exported',
    defaultMessage: 'Pobrano dane z konta',
    description: 'Security log: a file with everything about the learner was downloaded',
  },
});

const FAILED_SIGN_IN = defineMessages({
  words: {
    id: 'dashboard.security-log.sign-in-refused',
    defaultMessage: 'Nieudane logowanie',
    description: 'Security log: somebody did not know the password, or had no good passkey',
  },
}).words;

export function eventWords({ event, outcome }: SecurityEventDto): MessageDescriptor {
  return event.endsWith('sign-in') && outcome === 'refused' ? FAILED_SIGN_IN : WORDS[event];
}

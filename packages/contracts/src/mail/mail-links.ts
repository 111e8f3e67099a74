/** Pages that mails link to (requirement 2.2); only activation links carry the language. */
export const MAIL_LINKS = {
  activation: {
    pl: '/account/activate/:token',
    en: '/en/account/activate/:token',
    de: '/de/account/activate/:token',
  },
  'password-reset': '/account/reset-password/:token',
  'email-change': '/account/confirm-email/:token',
} as const;

/** The plan of the day: reminders lead there, and the installed portal opens with it. */
export const PLAN_PATH = '/dashboard/home';

/** The page that ends reminders, which every reminder links to. */
export const END_REMINDERS_PATH = '/account/end-reminders/:token';

/** The page that mails a link for a new password: mails lead there who did not change it. */
export const NEW_PASSWORD_PATH = '/account/reset-password-init';

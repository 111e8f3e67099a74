/** Settings that no test is about. */
export const SOME_SETTINGS = {
  PORT: '8080',
  PROBE_PORT: '8081',
  OPERATOR_NAME: 'Jan Testowy',
  OPERATOR_ADDRESS: 'ul. Testowa 1, 00-001 Warszawa',
  OPERATOR_EMAIL: 'operator@portal.test',
};

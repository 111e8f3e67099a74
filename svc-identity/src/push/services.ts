import Joi from 'joi';

/** The push services of Chrome, Firefox, Edge and Safari. */
const DEFAULT_SERVICES =
  'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com';
/** `push.example`, or `*.push.example` for every host below it; never an address, whose end is no name. */
const HOST = /(\*\.)?([a-z\d-]+\.)+[a-z]{2,}/;
/** Of this machine, where https cannot be had. */
const LOCAL_ORIGIN = /http:\/\/(localhost|127\.0\.0\.1):\d+/;
const SERVICE = `(${HOST.source}|${LOCAL_ORIGIN.source})`;

export const PUSH_SERVICES = Joi.string()
  .pattern(new RegExp(`^${SERVICE}(,${SERVICE})*$`), { name: 'hosts' })
  .default(DEFAULT_SERVICES)
  .when('NODE_ENV', {
    is: 'production',
    // biome-ignore lint/suspicious/noThenProperty: the keyword of joi's conditions
    then: Joi.string().pattern(/^[^/]*$/, { name: 'hosts alone' }),
  });

/**
 * Whether an address that a browser gave is one of a push service. Everything else is refused, so that nobody makes this
 * service call addresses of their choice.
 * @param services as {@link PUSH_SERVICES} checks them
 */
export function isOfPushService(endpoint: string, services: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.split(',').some((service) => fits(url, service));
}

function fits({ origin, protocol, hostname, port }: URL, service: string): boolean {
  if (service.includes('://')) return origin === service;
  if (protocol !== 'https:' || port !== '') return false;
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
}

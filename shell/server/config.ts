import { REMOTES, type RemoteName } from '@zielona-fala/contracts';
import joi from 'joi';

export interface ShellConfig {
  readonly port: number;
  readonly probePort: number;
  readonly gatewayUrl: string;
  /** The portal's own address, without a slash at its end. */
  readonly publicUrl: string;
  readonly logLevel: string;
  /** Where pictures and films lie when it is not here: the origin of svc-tests' MEDIA_BASE_URL. */
  readonly mediaOrigin: string | null;
  /** Origins where each remote's mf-manifest.json lies. */
  readonly remoteOrigins: Readonly<Record<RemoteName, string>>;
}

const origin = joi
  .string()
  .uri({ scheme: ['http', 'https'] })
  .required();
const port = joi.number().port().required();

const schema = joi
  .object({
    PORT: port,
    PROBE_PORT: port,
    GATEWAY_URL: origin,
    PUBLIC_URL: origin,
    MEDIA_BASE_URL: joi
      .string()
      .uri({ scheme: ['http', 'https'], allowRelative: true })
      .default('/media'),
    LOG_LEVEL: joi.string().valid('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
    ...Object.fromEntries(REMOTES.map((name) => [remoteVariable(name), origin])),
  })
  .unknown(true);

function remoteVariable(name: RemoteName): string {
  return `REMOTE_${name.toUpperCase()}_URL`;
}

const originOf = (address: string): string => new URL(address).origin;

/** @throws Error that names what is missing or wrong */
export function readConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const { error, value } = schema.validate(environment, { abortEarly: false });
  if (error) throw new Error(`configuration: ${error.message}`);
  const remoteOrigin = (name: RemoteName) => originOf(value[remoteVariable(name)]);
  return {
    port: value.PORT,
    probePort: value.PROBE_PORT,
    gatewayUrl: originOf(value.GATEWAY_URL),
    publicUrl: originOf(value.PUBLIC_URL),
    mediaOrigin: value.MEDIA_BASE_URL.startsWith('/') ? null : originOf(value.MEDIA_BASE_URL),
    logLevel: value.LOG_LEVEL,
    remoteOrigins: {
      public: remoteOrigin('public'),
      auth: remoteOrigin('auth'),
      dashboard: remoteOrigin('dashboard'),
    },
  };
}

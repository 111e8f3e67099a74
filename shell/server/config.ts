import { type Operator, REMOTES, type RemoteName } from '@zielona-fala/contracts/portal';
import {
  NETWORK_LIMITS_CONFIG,
  type NetworkLimitsConfig,
  SHARED_FILES_CONFIG,
  type SharedFilesConfig,
  TRUSTED_PROXIES_CONFIG,
  type TrustedProxiesConfig,
} from '@zielona-fala/service-kit/http';
import {
  OPERATOR_CONFIG,
  type OperatorConfig,
  PROCESS_CONFIG,
  type ProcessConfig,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import type { Canaries } from './canaries/canaries.ts';

export interface ShellConfig {
  readonly gatewayUrl: string;
  /** The portal's own address, without a slash at its end. */
  readonly publicUrl: string;
  /** Where pictures and films lie when it is not here: the origin of svc-tests' MEDIA_BASE_URL. */
  readonly mediaOrigin: string | null;
  /** Origins where browsers find each remote's mf-manifest.json. */
  readonly remoteOrigins: RemoteOrigins;
  /** Origins where this server finds each remote's routes.json. */
  readonly internalRemoteOrigins: RemoteOrigins;
  /** Versions of remotes that some browsers get. */
  readonly canaries: Canaries;
  readonly operator: Operator;
  /** Which neighbours may say who called them, and what one network may hold at once. */
  readonly callers: TrustedProxiesConfig & NetworkLimitsConfig;
  /** URI at which vulnerabilities are reported. */
  readonly securityContact: string;
  /** Hosts that a browser may take remotes from instead; none in production. */
  readonly overrideHosts: readonly string[];
  /** Whether browsers keep the portal for when there is no network; false takes it away from those that do. */
  readonly hasServiceWorker: boolean;
}

export type RemoteOrigins = Readonly<Record<RemoteName, string>>;

type PublicVariable = `REMOTE_${Uppercase<RemoteName>}_URL`;
type InternalVariable = `REMOTE_${Uppercase<RemoteName>}_INTERNAL_URL`;
type CanaryVariable = `CANARY_${Uppercase<RemoteName>}_${'URL' | 'INTERNAL_URL'}`;
type CanaryPercent = `CANARY_${Uppercase<RemoteName>}_PERCENT`;

/** The settings as the environment names them. */
export interface ShellSettings
  extends ProcessConfig,
    OperatorConfig,
    TrustedProxiesConfig,
    NetworkLimitsConfig,
    SharedFilesConfig,
    Readonly<Record<PublicVariable | InternalVariable, string>>,
    Readonly<Partial<Record<CanaryVariable, string>>>,
    Readonly<Record<CanaryPercent, number>> {
  readonly GATEWAY_URL: string;
  readonly PUBLIC_URL: string;
  readonly MEDIA_BASE_URL: string;
  /** Folder of the built files, when they do not lie beside the server. */
  readonly FILES_DIR?: string;
  /** Where to report a hole, when it is not the operator's address. */
  readonly SECURITY_CONTACT?: string;
  readonly REMOTE_OVERRIDE_HOSTS: string;
  readonly SERVICE_WORKER: 'on' | 'off';
  /** Says that this is no installation for learners, though it runs as production. */
  readonly REMOTE_OVERRIDES?: 'staging';
}

/** `localhost,.preview.example`: a host, or with a dot in front all below it. */
const HOSTS = /^\.?[a-z0-9-]+(\.[a-z0-9-]+)*(,\.?[a-z0-9-]+(\.[a-z0-9-]+)*)*$/;
const NO_LOCALHOST = /^(?!.*localhost)/;
const SCHEMES = ['http', 'https'];
const ADDRESS = Joi.string().uri({ scheme: SCHEMES });
const ORIGIN = ADDRESS.required();

export const SHELL_CONFIG = Joi.object<ShellSettings>({
  ...PROCESS_CONFIG,
  ...OPERATOR_CONFIG,
  ...TRUSTED_PROXIES_CONFIG,
  ...NETWORK_LIMITS_CONFIG,
  ...SHARED_FILES_CONFIG,
  // no proxies unless configured: browsers reach this server directly
  TRUSTED_PROXY_HOPS: TRUSTED_PROXIES_CONFIG.TRUSTED_PROXY_HOPS.default(0),
  GATEWAY_URL: ORIGIN,
  PUBLIC_URL: ORIGIN,
  MEDIA_BASE_URL: Joi.string().uri({ scheme: SCHEMES, allowRelative: true }).default('/media'),
  FILES_DIR: Joi.string(),
  SECURITY_CONTACT: Joi.string().uri({ scheme: ['https', 'mailto'] }),
  REMOTE_OVERRIDES: Joi.string().valid('staging'),
  SERVICE_WORKER: Joi.string().valid('on', 'off').default('on'),
  REMOTE_OVERRIDE_HOSTS: Joi.string()
    .pattern(HOSTS)
    .allow('')
    .default('')
    .when('NODE_ENV', {
      is: Joi.valid('development', 'test'),
      otherwise: Joi.string()
        .pattern(NO_LOCALHOST)
        .when('REMOTE_OVERRIDES', { is: Joi.exist(), otherwise: Joi.valid('') }),
    }),
  ...Object.fromEntries(REMOTES.map((name) => [publicVariable(name), ORIGIN])),
  ...Object.fromEntries(
    REMOTES.map((name) => [internalVariable(name), ADDRESS.default(Joi.ref(publicVariable(name)))]),
  ),
  ...Object.assign({}, ...REMOTES.map(canaryConfig)),
});

function canaryConfig(name: RemoteName): Joi.PartialSchemaMap<ShellSettings> {
  const canary = canaryVariable(name);
  return {
    [`${canary}_URL`]: ADDRESS,
    [`${canary}_INTERNAL_URL`]: ADDRESS.default(Joi.ref(`${canary}_URL`)),
    [`${canary}_PERCENT`]: Joi.number().integer().min(0).max(100).default(0),
  };
}

function canaryVariable(name: RemoteName): `CANARY_${Uppercase<RemoteName>}` {
  return `CANARY_${name.toUpperCase() as Uppercase<RemoteName>}`;
}

function publicVariable(name: RemoteName): PublicVariable {
  return `REMOTE_${name.toUpperCase() as Uppercase<RemoteName>}_URL`;
}

function internalVariable(name: RemoteName): InternalVariable {
  return `REMOTE_${name.toUpperCase() as Uppercase<RemoteName>}_INTERNAL_URL`;
}

const originOf = (address: string): string => new URL(address).origin;

export function toShellConfig(settings: ShellSettings): ShellConfig {
  const { GATEWAY_URL, PUBLIC_URL, MEDIA_BASE_URL, REMOTE_OVERRIDE_HOSTS } = settings;
  return {
    operator: {
      name: settings.OPERATOR_NAME,
      address: settings.OPERATOR_ADDRESS,
      email: settings.OPERATOR_EMAIL,
    },
    callers: settings,
    securityContact: settings.SECURITY_CONTACT ?? `mailto:${settings.OPERATOR_EMAIL}`,
    gatewayUrl: originOf(GATEWAY_URL),
    publicUrl: originOf(PUBLIC_URL),
    mediaOrigin: MEDIA_BASE_URL.startsWith('/') ? null : originOf(MEDIA_BASE_URL),
    remoteOrigins: remoteOrigins((name) => settings[publicVariable(name)]),
    internalRemoteOrigins: remoteOrigins((name) => settings[internalVariable(name)]),
    canaries: canariesOf(settings),
    overrideHosts: REMOTE_OVERRIDE_HOSTS.split(',').filter(Boolean),
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
  };
}

function remoteOrigins(addressOf: (name: RemoteName) => string): RemoteOrigins {
  const origin = (name: RemoteName) => originOf(addressOf(name));
  return { public: origin('public'), auth: origin('auth'), dashboard: origin('dashboard') };
}

function canariesOf(settings: ShellSettings): Canaries {
  const entries = REMOTES.flatMap((name) => {
    const canary = canaryVariable(name);
    const address = settings[`${canary}_URL`];
    if (address === undefined) return [];
    const internalOrigin = originOf(settings[`${canary}_INTERNAL_URL`] ?? address);
    return [[name, { origin: originOf(address), internalOrigin, percent: settings[`${canary}_PERCENT`] }]];
  });
  return Object.fromEntries(entries);
}

/** How the image of a deployable is built. */
export interface Image {
  /** Below the root. */
  readonly dockerfile: string;
  readonly args: Readonly<Record<string, string>>;
}

const SERVICE = 'deploy/docker/service.Dockerfile';
const REMOTE = 'deploy/docker/remote.Dockerfile';

const IMAGES: Readonly<Record<string, Image>> = {
  shell: { dockerfile: 'deploy/docker/shell.Dockerfile', args: {} },
  'mf-public': { dockerfile: REMOTE, args: { WORKSPACE: 'mf-public' } },
  'mf-auth': { dockerfile: REMOTE, args: { WORKSPACE: 'mf-auth' } },
  'mf-dashboard': { dockerfile: REMOTE, args: { WORKSPACE: 'mf-dashboard' } },
  gateway: { dockerfile: SERVICE, args: { WORKSPACE: 'gateway' } },
  'svc-identity': { dockerfile: SERVICE, args: { WORKSPACE: 'svc-identity' } },
  'svc-tests': {
    dockerfile: SERVICE,
    args: {
      WORKSPACE: 'svc-tests',
      PACKAGES: 'packages/question-store packages/learning',
      DATA: 'bank/questions bank/rules bank/media',
    },
  },
  'svc-stats': { dockerfile: SERVICE, args: { WORKSPACE: 'svc-stats' } },
  'bank-import': { dockerfile: 'deploy/docker/bank-import.Dockerfile', args: {} },
};

/** What has an image of its own: processes, and the import. */
export const IMAGE_NAMES = Object.keys(IMAGES);

/** @returns null when nothing of that name is deployed */
export const imageOf = (name: string): Image | null => IMAGES[name] ?? null;

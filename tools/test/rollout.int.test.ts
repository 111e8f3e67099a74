import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { K8S } from '../src/kubernetes/manifests.ts';
import { ROOT } from '../src/paths.ts';
import { run } from '../src/process/run.ts';
import { provenanceOf } from '../src/release/provenance.ts';
import { findRolloutProblems } from '../src/rollout/check.ts';
import { readImageReference } from '../src/rollout/image-reference.ts';
import { setImage } from '../src/rollout/set-image.ts';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;
const IMAGE = `ghcr.io/team/mf-auth@${DIGEST}`;

let overlay: string;

beforeEach(() => {
  overlay = path.join(mkdtempSync(path.join(tmpdir(), 'rollout-')), 'production');
  cpSync(path.join(K8S, 'overlays/production'), overlay, { recursive: true });
});
afterEach(() => rmSync(path.dirname(overlay), { recursive: true }));

const rollout = (args: string[], input = '') =>
  run(process.execPath, ['tools/src/cli.ts', 'rollout', ...args], { cwd: ROOT, input });

const kustomization = () => readFileSync(path.join(overlay, 'kustomization.yaml'), 'utf8');

test('an overlay runs the image that a pipeline pushed, and nothing else of it changes', async () => {
  const before = kustomization();
  await setImage(overlay, 'mf-auth', readImageReference('mf-auth', IMAGE));
  const changed = kustomization();
  const line = `  - { name: registry.example/zielona-fala/mf-auth, newName: ghcr.io/team/mf-auth, digest: ${DIGEST} }`;
  expect(changed.split('\n').filter((each) => !before.includes(each))).toEqual([line]);
  await setImage(overlay, 'mf-auth', readImageReference('mf-auth', IMAGE.replaceAll('0', '1')));
  expect(kustomization()).toBe(changed.replace(DIGEST, DIGEST.replaceAll('0', '1')));
});

test.each([
  ['without a digest', 'ghcr.io/team/mf-auth:0.1.0', /is no image with a digest/],
  ['of another deployable', `ghcr.io/team/mf-public@${DIGEST}`, /is not an image of mf-auth/],
  ['without a registry', `mf-auth@${DIGEST}`, /is no image with a digest/],
])('an image %s is refused in one sentence', (_what, image, sentence) => {
  expect(() => readImageReference('mf-auth', image)).toThrow(sentence);
});

test('an overlay or deployable that is not there is named, and nothing changes', async () => {
  const unknown = await rollout(['check', 'prod']);
  expect(unknown).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is no overlay “prod”: use one of .*production, staging\.\n$/),
  });
  await expect(setImage(overlay, 'svc-mail', { name: 'x/svc-mail', digest: DIGEST })).rejects.toThrow(
    'production names no version of svc-mail',
  );
});

test('the example of the repository can be applied nowhere: images, operator and secrets are named', async () => {
  const { code, output } = await rollout(['check', 'production', '--secrets'], JSON.stringify({ items: [] }));
  expect(code).toBe(1);
  const lines = output.trim().split('\n');
  expect(lines).toContain(
    'The image registry.example/zielona-fala/shell:0.1.0 lies nowhere: npm run rollout -- set names the one that a pipeline has pushed.',
  );
  expect(lines).toContain('operator.env still names Jan Przykładowy: put in who runs the installation.');
  for (const name of ['portal', 'svc-identity', 'mongodb-tests', 'redis-gateway', 'servers-ca'])
    expect(lines).toContain(`The secret ${name} is missing.`);
  expect(await rollout(['check', 'production', '--secrets'], 'no')).toMatchObject({
    code: 1,
    output: 'What --secrets reads is not what kubectl get secrets -o json tells.\n',
  });
});

const pod = (container: object) => ({
  ...{ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'one' } },
  spec: { template: { spec: { containers: [container] } } },
});

test('secrets that operators read are asked for as well', () => {
  const user = { connectionStringSecretName: 'mongodb', passwordSecretRef: { name: 'mongodb-password' } };
  const manifests = [
    {
      ...{ apiVersion: 'mongodbcommunity.mongodb.com/v1', kind: 'MongoDBCommunity' },
      ...{ metadata: { name: 'mongodb' }, spec: { users: [user] } },
    },
    {
      ...{ apiVersion: 'keda.sh/v1alpha1', kind: 'TriggerAuthentication', metadata: { name: 'kafka' } },
      spec: { secretTargetRef: [{ parameter: 'password', name: 'kafka-scaler', key: 'password' }] },
    },
  ];
  const secrets = new Map([['mongodb-password', new Set(['passwort'])]]);
  expect(findRolloutProblems(manifests, secrets)).toEqual([
    'The secret kafka-scaler is missing.',
    'The secret mongodb-password has no key password.',
  ]);
});

test('a secret is asked for by its keys; what is optional or made by an operator is not', () => {
  const env = (name: string, key: string, optional = false) => ({
    name: key,
    valueFrom: { secretKeyRef: { name, key, optional } },
  });
  const manifests = [
    pod({
      image: IMAGE,
      env: [env('a', 'there'), env('a', 'missing'), env('b', 'any', true), env('tls', 'x')],
    }),
    {
      ...{ apiVersion: 'cert-manager.io/v1', kind: 'Certificate', metadata: { name: 'tls' } },
      spec: { secretName: 'tls' },
    },
  ];
  expect(findRolloutProblems(manifests, new Map([['a', new Set(['there'])]]))).toEqual([
    'The secret a has no key missing.',
  ]);
});

test('a volume that would stay pending is named', () => {
  const volume = (spec: object) => ({
    ...{ apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name: 'media' } },
    spec,
  });
  expect(findRolloutProblems([volume({ storageClassName: 'files' })], null)).toEqual([]);
  expect(findRolloutProblems([volume({})], null)).toEqual([
    'The volume media has no storage class: the component storage names it.',
  ]);
});

test('our images need a digest, those of others an exact version', () => {
  expect(findRolloutProblems([pod({ image: 'redis:8.10.2-alpine' }), pod({ image: IMAGE })], null)).toEqual(
    [],
  );
  expect(findRolloutProblems([pod({ image: 'ghcr.io/team/gateway:0.1.0' })], null)).toEqual([
    'The image ghcr.io/team/gateway:0.1.0 is named without its digest, by which its signature is checked.',
  ]);
});

test('a build tells of which commit and run it is, and outside of a pipeline nothing', () => {
  expect(provenanceOf({})).toBeNull();
  const told = provenanceOf({
    GITHUB_SERVER_URL: 'https://github.test',
    GITHUB_REPOSITORY: 'team/portal',
    GITHUB_SHA: 'c0ffee',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_WORKFLOW_REF: 'team/portal/.github/workflows/gateway.yml@refs/heads/main',
    GITHUB_RUN_ID: '7',
  });
  expect(told).toMatchObject({
    buildDefinition: {
      externalParameters: {
        workflow: { repository: 'https://github.test/team/portal', path: '.github/workflows/gateway.yml' },
      },
      resolvedDependencies: [{ digest: { gitCommit: 'c0ffee' } }],
    },
    runDetails: {
      metadata: { invocationId: 'https://github.test/team/portal/actions/runs/7/attempts/1' },
    },
  });
});

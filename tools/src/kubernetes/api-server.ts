import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { goTool } from '../infra/go-tool.ts';
import { freePorts } from '../infra/ports.ts';
import { keepRunning } from '../infra/server.ts';

/** A Kubernetes without nodes: the API server of a version, with a database of its own, both thrown away at the end. */
export interface ApiServer {
  /** @returns status and body, read as JSON where it is */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/** Builds both programs the first time, which takes minutes and 2 GB of modules. */
export async function startApiServer(): Promise<ApiServer> {
  const programs = { etcd: await goTool('etcd'), apiServer: await goTool('kube-apiserver') };
  const folder = await mkdtemp(path.join(tmpdir(), 'kube-apiserver-'));
  const [clientPort, peerPort, port] = await freePorts(3);
  const local = (of: number | undefined) => `http://127.0.0.1:${of}`;
  const place = (name: string) => ({
    dataDir: folder,
    logFile: path.join(folder, `${name}.log`),
    onCrash: () => undefined,
  });
  const etcd = await keepRunning(
    {
      name: 'etcd',
      address: local(clientPort),
      command: {
        command: programs.etcd,
        args: [
          ...['--name', 'single', '--data-dir', path.join(folder, 'etcd'), '--unsafe-no-fsync'],
          ...['--listen-client-urls', local(clientPort), '--advertise-client-urls', local(clientPort)],
          ...['--listen-peer-urls', local(peerPort), '--initial-advertise-peer-urls', local(peerPort)],
          ...['--initial-cluster', `single=${local(peerPort)}`],
        ],
        cwd: folder,
      },
      ready: async () => {
        const { ok, status } = await fetch(`${local(clientPort)}/health`);
        if (!ok) throw new Error(`etcd answers ${status}`);
      },
    },
    place('etcd'),
  );

  const token = randomUUID();
  await writeFile(path.join(folder, 'tokens.csv'), `${token},admin,admin,system:masters\n`);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await writeFile(path.join(folder, 'key.pem'), privateKey.export({ type: 'pkcs1', format: 'pem' }));
  const call: ApiServer['call'] = async (method, address, body) => {
    const ca = await readFile(path.join(folder, 'certificates', 'apiserver.crt'));
    const asked = request({
      ...{ host: '127.0.0.1', port, path: address, method, ca, agent: false },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    asked.end(body && JSON.stringify(body));
    return new Promise((resolve, reject) => {
      asked.once('error', reject).once('response', (response) => {
        text(response).then(
          (answer) => resolve({ status: response.statusCode ?? 0, body: read(answer) }),
          reject,
        );
      });
    });
  };
  try {
    const server = await keepRunning(
      {
        name: 'kube-apiserver',
        address: `https://127.0.0.1:${port}`,
        command: {
          command: programs.apiServer,
          args: [
            ...[`--etcd-servers=${local(clientPort)}`, `--secure-port=${port}`, '--bind-address=127.0.0.1'],
            ...[`--cert-dir=${path.join(folder, 'certificates')}`, '--authorization-mode=RBAC'],
            ...[
              `--token-auth-file=${path.join(folder, 'tokens.csv')}`,
              '--service-cluster-ip-range=10.0.0.0/24',
            ],
            ...['--service-account-issuer=https://127.0.0.1', '--disable-admission-plugins=ServiceAccount'],
            `--service-account-key-file=${path.join(folder, 'key.pem')}`,
            `--service-account-signing-key-file=${path.join(folder, 'key.pem')}`,
          ],
          cwd: folder,
        },
        ready: async () => {
          const { status } = await call('GET', '/readyz');
          if (status !== 200) throw new Error(`The API server answers ${status}`);
        },
      },
      place('kube-apiserver'),
    );
    return {
      call,
      async stop() {
        // the database last: the server waits for it
        await server.stop();
        await etcd.stop();
        await rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await etcd.stop();
    throw error;
  }
}

function read(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

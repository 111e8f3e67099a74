import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  AclOperationTypes,
  AclPermissionTypes,
  AclResourceTypes,
  ASKED_ONCE,
  ResourcePatternTypes,
  silentKafka,
  withKafkaAdmin,
} from '@zielona-fala/service-kit/kafkajs';
import { kafkaClassPath } from '../infra/kafka-libs.ts';
import { requireJava } from '../infra/prerequisites.ts';
import { type InfraServer, keepRunning, type ServerLocation } from '../infra/server.ts';
import { ROOT } from '../paths.ts';
import type { Certified } from './authority.ts';
import { MACHINE_ADDRESS } from './space.ts';

/** By the name of each user. */
type Passwords = Readonly<Record<string, string>>;

/** Where services reach it by TLS, and where this machine does without. */
const BROKER = `${MACHINE_ADDRESS}:9092`;
export const INSIDE = '127.0.0.1:9094';

const PROGRAMS: Readonly<Record<string, string>> = {
  'kafka-storage.sh': 'kafka.tools.StorageTool',
  'kafka-server-start.sh': 'kafka.Kafka',
};

/** Kafka as its container runs it: reached by TLS, each service a user with a password. */
export async function startKafka(
  location: ServerLocation,
  { certificate, key }: Certified,
  passwords: Passwords,
): Promise<InfraServer> {
  const bin = path.join(location.dataDir, 'bin');
  await mkdir(bin, { recursive: true });
  const java = await requireJava('Kafka', 'KAFKA_BROKERS');
  for (const [name, main] of Object.entries(PROGRAMS)) {
    const script = `#!/bin/sh\nexec ${java} -Xmx256m -cp '${await kafkaClassPath()}' ${main} "$@"\n`;
    await writeFile(path.join(bin, name), script);
    await chmod(path.join(bin, name), 0o755);
  }
  const pem = Buffer.concat([await readFile(key), await readFile(certificate)]).toString('base64');
  const settings = {
    ...{ KAFKA_BIN: bin, KAFKA_TLS_PEM: pem, KAFKA_HOST: MACHINE_ADDRESS },
    KAFKA_DATA: path.join(location.dataDir, 'data'),
    ...Object.fromEntries(
      Object.entries(passwords).map(([user, password]) => [`KAFKA_${user.toUpperCase()}_PASSWORD`, password]),
    ),
  };
  const kafka = silentKafka(INSIDE, ASKED_ONCE);
  const server = await keepRunning(
    {
      name: 'Kafka',
      address: BROKER,
      command: {
        command: 'env',
        args: [
          ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
          ...['bash', path.join(ROOT, 'deploy', 'kafka', 'start.sh')],
        ],
        cwd: location.dataDir,
      },
      ready: () => withKafkaAdmin(kafka, async (admin) => void (await admin.describeCluster())),
      stopGraceMs: 20_000,
    },
    location,
  );
  await withKafkaAdmin(kafka, (admin) => admin.createAcls(rightsOf(Object.keys(passwords))));
  return server;
}

/** Whoever has signed in: which service may do what is tried by deploy/kafka/rights.sh's own test. */
function rightsOf(users: readonly string[]) {
  const resources = [AclResourceTypes.TOPIC, AclResourceTypes.GROUP];
  return {
    acl: users.flatMap((user) =>
      resources.map((resourceType) => ({
        ...{ resourceType, resourceName: '*', resourcePatternType: ResourcePatternTypes.LITERAL },
        ...{ principal: `User:${user}`, host: '*', operation: AclOperationTypes.ALL },
        permissionType: AclPermissionTypes.ALLOW,
      })),
    ),
  };
}

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { cachedFolder } from './cache.ts';
import { requireMaven } from './prerequisites.ts';

/** Another one by the environment, for instance `KAFKA_VERSION=3.9.1`, to try the services with what an operator has. */
const KAFKA_VERSION = process.env.KAFKA_VERSION ?? '4.3.1';

const POM = `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>local</groupId>
  <artifactId>kafka</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.apache.kafka</groupId>
      <artifactId>kafka_2.13</artifactId>
      <version>${KAFKA_VERSION}</version>
    </dependency>
    <dependency>
      <groupId>org.slf4j</groupId>
      <artifactId>slf4j-nop</artifactId>
      <version>1.7.36</version>
    </dependency>
  </dependencies>
</project>
`;

/** The Java class path of a Kafka broker, fetched by Maven. */
export async function kafkaClassPath(): Promise<string> {
  const folder = await cachedFolder(`kafka-${KAFKA_VERSION}`, async (draft) => {
    const maven = requireMaven('Kafka', 'KAFKA_BROKERS');
    await writeFile(path.join(draft, 'pom.xml'), POM);
    const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime'];
    const target = `-DoutputDirectory=${path.join(draft, 'libs')}`;
    const { code, output } = await run(maven, ['-q', '-B', ...goal, target], { cwd: draft });
    if (code !== 0)
      throw new UserError(`Fetching Kafka ${KAFKA_VERSION} with Maven failed:\n${tail(output)}`);
  });
  return path.join(folder, 'libs', '*');
}

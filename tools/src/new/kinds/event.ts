import { UserError } from '../../process/user-error.ts';
import type { Change } from '../change.ts';
import type { Kind } from '../kind.ts';
import { enterBeside, type Place } from '../mirror.ts';
import { type Names, namesOf } from '../names.ts';
import { replaced } from '../replaced.ts';
import {
  addExport,
  addImport,
  addTo,
  argumentOf,
  propertyNamed,
  returnedBy,
  valueNamed,
} from '../source-edits.ts';
import { fromTemplate } from '../template.ts';

const PRODUCERS = ['svc-identity', 'svc-tests'];
/** Those that keep something of learners by events alone, with the parts that a handler gets there. */
const CONSUMERS: Readonly<Record<string, string>> = {
  'svc-tests': 'learners, clock',
  'svc-stats': 'learners',
};
const USERS = ['identity', 'tests', 'stats'];
const EVENTS = 'packages/contracts/src/events';
const KAFKA = 'deploy/k8s/components/kafka-in-cluster';
const SCALING = 'deploy/k8s/components/consumer-scaling/scaling.yaml';

/** An event: its definition, the rights to it, and a consumer that counts it. */
export const newEvent: Kind = {
  usage: 'event NAME PRODUCER CONSUMER   such as: event exam-abandoned svc-tests svc-stats',
  plan([name = '', producer = '', consumer = ''], change) {
    const names = namesOf(name);
    if (!PRODUCERS.includes(producer)) {
      throw new UserError(`“${producer}” publishes no events: use one of ${PRODUCERS.join(', ')}.`);
    }
    const parts = CONSUMERS[consumer];
    if (parts === undefined || consumer === producer) {
      const others = Object.keys(CONSUMERS).filter((each) => each !== producer);
      throw new UserError(
        `“${consumer}” cannot count events of ${producer}: use one of ${others.join(', ')}.`,
      );
    }
    const { camel, pascal, constant } = names;
    const values = { ...names, producer, id: goldenId(change) };

    change.create(`${EVENTS}/${name}.ts`, fromTemplate('event/event.ts', values));
    change.edit(`${EVENTS}/index.ts`, (text) =>
      addImport(
        addExport(addTo(text, valueNamed('DEFINITIONS'), constant), constant),
        `import { ${constant} } from './${name}.ts';`,
      ),
    );
    grant(names, userOf(producer), userOf(consumer), change);
    scale(name, consumer, change);

    change.create(`${consumer}/src/${name}/store.ts`, fromTemplate('event/store.ts', values));
    change.create(
      `${consumer}/src/consumers/${name}.ts`,
      fromTemplate(`event/${consumer}.consumer.ts`, values),
    );
    change.create(`${consumer}/test/${name}.int.test.ts`, fromTemplate(`event/${consumer}.test.ts`, values));
    change.edit(`${consumer}/src/stores.ts`, (text) => {
      const made = replaced(
        text,
        /^ {2}const learners = create.*$/m,
        (line) => `${line}\n  const ${camel} = create${pascal}Store(connection);`,
      );
      return addImport(
        addTo(made, returnedBy(/^createStores$/), camel, 'start'),
        `import { create${pascal}Store } from './${name}/store.ts';`,
      );
    });
    change.edit(`${consumer}/src/app.ts`, (text) => {
      const store = `stores.${camel}`;
      const erased = addTo(text, propertyNamed('keeping'), store, 'start');
      const handler = `${camel}Handler({ ${parts}, ${camel}: ${store} })`;
      return addImport(
        addTo(erased, argumentOf('events.start'), handler),
        `import { ${camel}Handler } from './consumers/${name}.ts';`,
      );
    });
    change.edit(`${consumer}/src/export/collections.ts`, (text) =>
      addTo(
        text,
        valueNamed('notExported'),
        `${names.snake}: 'how often ${names.words} was told, and nothing else'`,
      ),
    );

    change.tell(`Say in ${EVENTS}/${name}.ts what it tells, in the golden sample too.`);
    change.tell(
      `Publish it in ${producer}, in the transaction of what happened: await outbox.append('${name}', { userId, happenedAt }, transaction)`,
    );
    change.tell(
      `Do in ${consumer}/src/consumers/${name}.ts what it is for; expect it in ${consumer}/test/${name}.int.test.ts.`,
    );
    change.tell('Record its schema, with which later versions have to be compatible: npm run events:record');
  },
};

const userOf = (service: string): string => service.replace('svc-', '');

/** An id that no other golden sample has. */
function goldenId(change: Change): string {
  const taken = [...change.read(`${EVENTS}/index.ts`).matchAll(/from '\.\/(.+)'/g)].map(([, file]) =>
    change.read(`${EVENTS}/${file}`),
  );
  for (let last = 0xf1; ; last += 1) {
    const id = `0199b4f2-7c00-7000-8000-${last.toString(16).padStart(12, '0')}`;
    if (!taken.some((text) => text.includes(id))) return id;
  }
}

/** Lets the producer write the topic and the consumer read it. */
function grant({ kebab }: Names, writer: string, reader: string, change: Change): void {
  change.edit(`${KAFKA}/topics.yaml`, (text) => {
    const topics = text.split('---\n');
    return [...topics, topics[0]?.replace(/^( {2}name: ).*$/m, `$1${kebab}`)].join('---\n');
  });
  const rules = USERS.map((user): Place => {
    const allowed = user === writer ? 'Write, ' : user === reader ? 'Read, ' : '';
    const rule = `      - { resource: { type: topic, name: ${kebab} }, operations: [${allowed}Describe] }\n`;
    return [`${KAFKA}/users.yaml`, manifestOf(user), rule];
  });
  enterBeside(change, [
    ['deploy/kafka/rights.sh', /^events=\([^)]*/m, `  "${kebab} ${writer} ${reader}"\n`],
    ...rules,
  ]);
}

/** Lets a backlog of it start more replicas of the consumer. */
function scale(topic: string, consumer: string, change: Change): void {
  const trigger = `    - type: kafka
      authenticationRef: { name: kafka }
      metadata:
        bootstrapServers: brokers
        consumerGroup: ${consumer}
        topic: ${topic}
        lagThreshold: "500"
`;
  enterBeside(change, [[SCALING, manifestOf(consumer), trigger]]);
}

/** From its name to its end. */
const manifestOf = (name: string): RegExp =>
  new RegExp(`^  name: ${name}\\n[\\s\\S]*?(?=^---|(?![\\s\\S]))`, 'm');

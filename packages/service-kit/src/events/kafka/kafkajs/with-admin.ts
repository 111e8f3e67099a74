import type { Kafka } from './library.ts';

type Admin = ReturnType<Kafka['admin']>;

/** Asks and tells Kafka what only administrators may, by a connection of its own, which is closed in any case. */
export async function withKafkaAdmin<Result>(
  kafka: Kafka,
  work: (admin: Admin) => Promise<Result>,
): Promise<Result> {
  const admin = kafka.admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
}

import mongoose, { type Connection } from 'mongoose';
import { DATABASE_CONFIG, readConfig } from '../process/config.ts';

/** A write that a majority of the replica set does not confirm in time fails, instead of waiting for ever. */
export const MAJORITY = { w: 'majority', wtimeoutMS: 10_000 } as const;

/**
 * A connection that is not open yet, so that stores can be composed on it before the process starts.
 * Nothing is buffered while it is unavailable: a call then fails at once. No index is made unasked.
 */
export function createMongo(): Connection {
  const connection = mongoose.createConnection();
  Object.assign(connection.config, { bufferCommands: false, autoIndex: false, autoCreate: false });
  return connection;
}

/**
 * Opens a connection of {@link createMongo}.
 * @param uri with the database in its path
 */
export async function openMongo(connection: Connection, uri: string): Promise<void> {
  await connection.openUri(uri, {
    serverSelectionTimeoutMS: 5000,
    socketTimeoutMS: 45_000,
    maxPoolSize: 30,
    writeConcern: MAJORITY,
  });
}

/** An open connection of its own, for a command or a test. */
export async function connectMongo(uri: string): Promise<Connection> {
  const connection = createMongo();
  await openMongo(connection, uri);
  return connection;
}

/** Does work by a connection of its own, which is closed in any case. */
export async function inDatabase<Result>(
  uri: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await connectMongo(uri);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** As {@link inDatabase}, for a command: in the database that the environment names. @throws ConfigError if it names none */
export const inConfiguredDatabase = <Result>(
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> => inDatabase(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI, work);

export async function isMongoReady(connection: Connection): Promise<boolean> {
  if (connection.readyState !== mongoose.ConnectionStates.connected) return false;
  const answer = await connection.db?.admin().ping({ maxTimeMS: 1000 });
  return answer?.ok === 1;
}

import mongoose, { type Connection } from 'mongoose';

/**
 * A connection of its own for one service; nothing is buffered while it is away.
 * @param uri with the database in its path
 */
export async function connectMongo(uri: string): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    bufferCommands: false,
    autoIndex: false,
    serverSelectionTimeoutMS: 5000,
    socketTimeoutMS: 45_000,
    maxPoolSize: 30,
  });
  return connection.asPromise();
}

export async function isMongoReady(connection: Connection): Promise<boolean> {
  if (connection.readyState !== mongoose.ConnectionStates.connected) return false;
  const answer = await connection.db?.admin().ping({ maxTimeMS: 1000 });
  return answer?.ok === 1;
}

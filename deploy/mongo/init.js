// Runs in mongosh: one replica set, and for each service a user that sees its own database only.
const { MONGO_ROOT_PASSWORD: password } = process.env;
const connection = new Mongo(
  `mongodb://root:${encodeURIComponent(password)}@mongo:27017/admin?directConnection=true&tls=true&tlsCAFile=/etc/zielona-fala/ca.pem`,
);
const admin = connection.getDB('admin');

try {
  admin.runCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  admin.runCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
}
while (!admin.hello().isWritablePrimary) sleep(200);

for (const name of ['identity', 'tests', 'stats']) {
  const database = connection.getDB(name);
  const pwd = process.env[`MONGO_${name.toUpperCase()}_PASSWORD`];
  const roles = [{ role: 'readWrite', db: name }];
  if (database.getUser(name)) database.updateUser(name, { pwd, roles });
  else database.createUser({ user: name, pwd, roles });
}

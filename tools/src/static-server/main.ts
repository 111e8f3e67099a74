import { join } from 'node:path';
import { createStaticApp } from './static-app.ts';

const port = Number(process.env.PORT);
if (!Number.isInteger(port) || port <= 0) throw new Error('PORT must be a port number');

const server = createStaticApp(join(process.cwd(), 'dist')).listen(port, (error) => {
  if (error) throw error;
  process.stdout.write(`${JSON.stringify({ level: 30, msg: 'listening', port })}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}

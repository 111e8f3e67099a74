import { runApp } from '../../src/process/index.ts';

const [, , address = ''] = process.argv;

/** A process that fetches the address it is given, reads the answer once it is written to, and prints how long that was. */
await runApp(
  'late-reader',
  { PORT: 0, PROBE_PORT: 0, LOG_LEVEL: 'silent', BUILD_ID: 'test' },
  () => ({
    http: (_request, response) => response.end(),
    isReady: async () => true,
    async start() {
      const answer = await fetch(address);
      process.stdin.once('data', async () => {
        process.stdout.write(`${(await answer.arrayBuffer()).byteLength}\n`);
      });
    },
    async stop() {
      process.stdin.destroy();
    },
  }),
  process,
);

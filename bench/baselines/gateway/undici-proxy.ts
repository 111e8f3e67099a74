// The barest proxy: node:http in front, undici behind.
import { createServer } from 'node:http';
import { Pool } from 'undici';

const pool = new Pool(process.env.TARGET_URL ?? '', { connections: 64 });

createServer((request, response) => {
  const { url: path = '/', method = 'GET', headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : request;
  pool
    .stream({ path, method, headers, body }, ({ statusCode, headers: answered }) =>
      response.writeHead(statusCode, answered as Record<string, string>),
    )
    .catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');

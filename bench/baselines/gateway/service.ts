// A service that does nothing: what stands before it is measured.
import { createServer } from 'node:http';

const ANSWER = JSON.stringify({ status: 'ok', text: 'x'.repeat(400) });

createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json').end(ANSWER);
}).listen(Number(process.env.PORT), '127.0.0.1');

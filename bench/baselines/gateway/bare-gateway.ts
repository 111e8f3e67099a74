// The gateway that passes calls on and does nothing else: no ids, headers, limits, CSRF, circuits, logs, measurements.
import { createLog } from '@zielona-fala/service-kit/process';
import { createForwarder } from '@zielona-fala/service-kit/proxy';
import express from 'express';
import { forwardToServices } from '../../../gateway/src/proxy/forward.ts';

const target = process.env.TARGET_URL ?? '';
const timeouts = { connect: 2000, response: 30_000, idle: 30_000, reader: 300_000 };

express()
  .use(
    forwardToServices({
      forwarder: createForwarder(timeouts, createLog('bare', 'silent')),
      circuits: { during: (_call, begin) => begin(), close: () => undefined },
      upstreams: { identity: target, tests: target, stats: target },
    }),
  )
  .listen(Number(process.env.PORT), '127.0.0.1');

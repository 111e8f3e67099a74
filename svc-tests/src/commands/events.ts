import { operateEvents } from '@zielona-fala/service-kit/events';

const { text, isWell } = await operateEvents('svc-tests', process.argv.slice(2), process.env);
console.log(text);
if (!isWell) process.exitCode = 1;

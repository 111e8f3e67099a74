import { runEventsCommand } from '@zielona-fala/service-kit/events';

await runEventsCommand('svc-identity');

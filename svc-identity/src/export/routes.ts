import { REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { accessTokenOf } from '@zielona-fala/service-kit/auth';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import { clientOf } from '../client.ts';
import { EXPORT_LIMIT, type ExportData } from './export.ts';

export function exportRoutes(exportData: ExportData): Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/users/export',
      summary: 'Everything that is held about the learner, as a file',
      limits: [EXPORT_LIMIT],
      access: 'signed-in',
      returns: RESPONSES.dataExport,
      handle: async ({ user, request, response }) => {
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        const asking = {
          accessToken: accessTokenOf(request) ?? '',
          requestId: request.get(REQUEST_ID_HEADER) ?? '',
          signal: gone.signal,
        };
        const { day, content } = await exportData(user.userId, asking, clientOf(request));
        response.attachment(`zielona-fala-${day}.json`);
        return content;
      },
    }),
  ];
}

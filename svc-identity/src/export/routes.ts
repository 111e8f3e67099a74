import { REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { getDataExport } from '@zielona-fala/contracts/api/export/get-data-export';
import { accessTokenOf } from '@zielona-fala/service-kit/auth';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import { clientOf } from '../client.ts';
import type { ExportData } from './export.ts';

export function exportRoutes(exportData: ExportData): Endpoint[] {
  return [
    serve(getDataExport, async ({ user, request, response }) => {
      const client = clientOf(request);
      const asking = {
        accessToken: accessTokenOf(request) ?? '',
        requestId: request.get(REQUEST_ID_HEADER) ?? '',
        signal: client.left,
      };
      const { day, content } = await exportData(user.userId, asking, client);
      response.attachment(`zielona-fala-${day}.json`);
      return content;
    }),
  ];
}

import { REQUEST_ID_HEADER } from '@zielona-fala/contracts';
import { getDataExport } from '@zielona-fala/contracts/api/export/get-data-export';
import { accessTokenOf } from '@zielona-fala/service-kit/auth';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import { clientOf } from '../client.ts';
import type { ExportData } from './export.ts';

export function exportRoutes(exportData: ExportData): Endpoint[] {
  return [
    serve(getDataExport, async ({ user, request, response }) => {
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
    }),
  ];
}

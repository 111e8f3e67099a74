import type { DataExportDto } from '@zielona-fala/contracts';
import { getDataExport } from '@zielona-fala/contracts/api/export/get-data-export';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

/** Everything that the portal holds about the learner: too much for the store, and of use only as a file. */
export const exportData = (api: PortalApi): Promise<DataExportDto> => api.request(requestTo(getDataExport));

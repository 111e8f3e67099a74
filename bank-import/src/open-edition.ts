import path from 'node:path';
import { openCsv } from './csv.ts';
import { type EditionFile, EditionRefused } from './edition-file.ts';
import { openXlsx } from './xlsx.ts';

/** Opens a file by its ending. @throws EditionRefused when it is neither XLSX nor CSV */
export async function openEdition(file: string): Promise<EditionFile> {
  const extension = path.extname(file).toLowerCase();
  if (extension === '.xlsx') return openXlsx(file);
  if (extension === '.csv') return openCsv(file);
  throw new EditionRefused(`${path.basename(file)} is neither an .xlsx nor a .csv file`);
}

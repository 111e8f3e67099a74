import { BANK_FOLDER } from '../bank/folder.ts';
import { inspectBank } from '../bank/inspect.ts';

const { problems, report } = await inspectBank(BANK_FOLDER);
console.log(report);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

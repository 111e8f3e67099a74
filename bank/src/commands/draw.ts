import { drawScenes } from '../drawing/drawings.ts';
import { drawSocialPictures } from '../drawing/social.ts';
import { BANK } from '../folder.ts';

const { count, problems } = await drawScenes(BANK);
for (const problem of problems) console.error(problem);
console.log(`${count} pictures drawn, ${await drawSocialPictures(BANK)} for social networks`);
if (problems.length > 0) process.exitCode = 1;

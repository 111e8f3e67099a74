const ascii = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
const polish = 'ĄąĆćĘęŁłŃńÓóŚśŹźŻż';
const german = 'ÄäÖöÜüẞß';
/** Of words and names that came from other languages. */
const borrowed = 'ÀàÁáÂâÇçÈèÉéÊêËëÍíÎîÏïÑñÔôÚúÛûŘřŠšŽžČč';
const punctuation = '–—‘’‚“”„«»…·•†§©®™';
const numbers = '°²³×÷±−½‰€≤≥≈';
const arrows = '←↑→↓';
/** Non-breaking and narrow spaces, which number and date formats put in. */
const spaces = '\u00a0\u2009\u202f';

/** Every character of the portal's own languages. */
const portal = ascii + polish + german + borrowed + punctuation + numbers + arrows + spaces;

/** Letters of questions alone; digits and punctuation are those of the other file. */
const ukrainian = 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№';

/** Every character that the portal's font can draw, by the file that it is in. */
export const CHARACTERS = { overpass: portal, 'overpass-ukrainian': ukrainian };

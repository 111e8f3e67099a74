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

/** Every character that the portal's font can draw. */
export const CHARACTERS = ascii + polish + german + borrowed + punctuation + numbers + arrows + spaces;

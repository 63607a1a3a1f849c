const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const ONES = `zero one two three four five six seven eight nine ${TEENS}`.split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const UNITS = { crore: 10_000_000, lakh: 100_000, thousand: 1000, hundred: 100 };

/** A whole number in Indian words: `three lakh ninety-six thousand`. */
function inWords(whole: number): string {
  if (whole < 20) return ONES[whole]!;
  const [unit, size] = Object.entries(UNITS).find(([, least]) => whole >= least) ?? ["", 10];
  const [times, rest] = [Math.floor(whole / size), whole % size];
  if (!unit) return TENS[times - 2]! + (rest ? `-${ONES[rest]}` : "");
  return `${inWords(times)} ${unit}${rest ? ` ${inWords(rest)}` : ""}`;
}

/** A sum that is not negative in words, without its unit: `twelve and fifty paise`. */
export const rupeesInWords = (paise: number): string =>
  inWords(Math.floor(paise / 100)) + (paise % 100 ? ` and ${inWords(paise % 100)} paise` : "");

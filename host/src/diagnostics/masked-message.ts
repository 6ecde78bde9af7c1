/** The words of which browsers, React, the federation's runtime and the shell make their messages. */
const vocabulary = new Set(
  `a able aborted accept access accessed after again all allow allowed already an and another answer answered any are
  argument arrive array as assign assignment at attempt attempted attempting available base be because been before
  begin being bigint blocked body boolean break browser but by call called can cannot can't catch chain check child chunk
  circular claims class clone cloned closed closing code column component composition connection constant
  constructor content convert converting could create css cyclic data database date defined delete denied deployed
  deprecated destroyed detached did digest directive document does doesn't done due during element empty end entry
  error errors evaluate evaluating event exceed exceeded execute execution exist exists expected
  failed fail failure fetch fetched file files finished for format found fragment from full function generator get
  had handle has hash have header hook hooks host hydration identifier if illegal implement implemented import in
  index infinite initialization insecure insert instance instanceof instead integrity interface internal into invalid
  invocation is it iterable iterator its json kernel key lacks large left length lexical limit line list listener load
  loaded loading lock lost made map maximum memory message method minified missing module more mutation mutations must
  name named navigation needs network networkerror new newer no node non not null number object objects of offer offline
  older on one only open operation or order origin out outside overview page parameter parent parse part pattern
  permission platform policy position previous promise properties property prototype quota range re-render re-renders
  react read reading ready recursion reference refused regular release released reload rejected remote removed
  render rendered rendering renders request required resource response resolve result return returned returning root
  runs scope screen script seconds security serialize server service set shell size source stack state status still
  stop storage store stream string strict structure style stylesheet suspended symbol syntax tab target than that the
  then this time timed timeout to token too transaction tried trusted try type types undefined unexpected
  unhandled unit unknown update url use used valid value values variable version was what when which while why will window
  with within without worker write writing yet your`
    .split(/\s+/)
    .filter(Boolean),
);

const masked = '…';
const longest = 200;
/** What is not looked at any more. */
const muchLonger = 2_000;

const quoted = /(^|[\s(=:,[{])(["'`“‘«]).*?(["'`”’»]+)(?=$|[\s).,:;\]}!?])/gsu;

/** Numbers that say which error it was, by the word before them: what a server answered, which of React's. */
const numberAfter: Readonly<Record<string, RegExp>> = {
  answered: /^\d{3}[).]*$/,
  error: /^#\d{1,3};?$/,
};

const coreOf = (word: string) => word.replace(/^[([{]+|[)\]}.,:;!?]+$/g, '');

function shown(word: string, before: string): string {
  const number = Object.hasOwn(numberAfter, before) ? numberAfter[before] : undefined;
  if (number?.test(word)) return coreOf(word);
  const core = coreOf(word);
  if (!vocabulary.has(core.toLowerCase().replace('’', "'"))) return masked;
  const [end = ''] = /[.,:;!?]$/.exec(word) ?? [];
  return core + end;
}

/**
 * The words of a message that the trade of browsers has, and an ellipsis for each run of others: a name, an amount or
 * an id out of a record, or of the address, is none of them. At most 200 characters.
 */
export function maskedMessage(message: string): string {
  const words = message.slice(0, muchLonger).replace(quoted, '$1…').trim().split(/\s+/);
  let text = '';
  for (const [index, word] of words.entries()) {
    const next = shown(word, coreOf(words[index - 1] ?? '').toLowerCase());
    if (next === masked && text.endsWith(masked)) continue;
    const longer = text === '' ? next : `${text} ${next}`;
    if (longer.length > longest) break;
    text = longer;
  }
  return text;
}

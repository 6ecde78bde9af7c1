import { removeBidirectionalControls } from '../../format/bidirectional-controls';
import { fileKinds } from './file-kind';

type Endings = readonly [string, ...string[]];

const endingsOf: ReadonlyMap<string, Endings> = new Map<string, Endings>([
  ...Object.values(fileKinds).map(({ mediaType, endings }) => [mediaType, endings] as const),
  ['application/gzip', ['.gz']],
  ['application/json', ['.json']],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['.xlsx']],
  ['application/x-ndjson', ['.ndjson']],
  ['application/zip', ['.zip']],
  ['text/calendar', ['.ics']],
  ['text/csv', ['.csv']],
  ['text/html', ['.html']],
]);

/** Extension for files of unknown type. No operating system opens `.bin` files with a program. */
const unknownEnding = '.bin';

const reserved = /[/\\:*?"<>|]/g;

/** Control characters, line and paragraph separators, and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** Reserved device names of Windows, with or without an extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** Maximum length of a file name in bytes on common file systems. */
const maxBytes = 255;

const utf8 = new TextEncoder();

function withinBytes(text: string, limit: number): string {
  let [kept, bytes] = ['', 0];
  for (const character of text) {
    bytes += utf8.encode(character).length;
    if (bytes > limit) break;
    kept += character;
  }
  return kept;
}

const untrailed = (name: string) => name.replace(/[\s.]+$/u, '');

const cleaned = (name: string) =>
  untrailed(
    removeBidirectionalControls(name)
      .replace(unprintable, '')
      .replace(reserved, '-')
      .replace(/^[\s.]+/u, ''),
  );

/** Returns a file name that is safe on every operating system, with an extension that matches the content. */
export function toSafeFileName(name: string, mediaType: string): string {
  const [type = ''] = mediaType.toLowerCase().split(';', 1);
  const endings = endingsOf.get(type.trim()) ?? [unknownEnding];
  const clean = cleaned(name);
  const ending = endings.find((known) => clean.toLowerCase().endsWith(known));
  const stem = ending === undefined ? clean : clean.slice(0, -ending.length);
  const added = ending === undefined ? endings[0] : clean.slice(-ending.length);
  const limit = maxBytes - utf8.encode(added).length;
  const usable = untrailed(stem).replace(device, '_$&');
  return `${untrailed(withinBytes(usable === '' ? 'file' : usable, limit))}${added}`;
}

import { withoutBidirectionalControls } from '../../format/bidirectional-controls';
import { fileKinds } from './file-kind';

/** The endings a name may have, the usual one first. */
type Endings = readonly [string, ...string[]];

/** By the media type of the content. */
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

/** An ending that no system opens with a program. */
const unknownEnding = '.bin';

/** Characters that separate folders or that a file system reserves. */
const reserved = /[/\\:*?"<>|]/g;

/** Control characters, line and paragraph separators, and halves of characters. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]/gu;

/** Names that Windows gives to devices, with or without an ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** The most bytes that common file systems take in a name. */
const maxBytes = 255;

const utf8 = new TextEncoder();

/** The beginning of a text that has no more than this many bytes, in whole characters. */
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
    withoutBidirectionalControls(name)
      .replace(unprintable, '')
      .replace(reserved, '-')
      .replace(/^[\s.]+/u, ''),
  );

/**
 * A name under which a file can be handed out on every system: it ends as its content does, not as its
 * record says, and has no characters that turn its direction, name a folder or are reserved.
 */
export function safeFileName(name: string, mediaType: string): string {
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

import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

type Font = { readonly bytes: number; readonly texts: ReadonlyMap<number, string> };

/** Returns the objects of a PDF file by number, with their decompressed streams. */
export function parsePdfObjects(file: Uint8Array): ReadonlyMap<string, PdfObject> {
  const whole = Buffer.from(file).toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index, 0: begin } of whole.matchAll(/(\d+) 0 obj\n/g)) {
    const rest = whole.slice(index + begin.length);
    const [head = ''] = rest.split(/stream\n|endobj/, 1);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const from = head.length + 'stream\n'.length;
    const bytes = Buffer.from(rest.slice(from, from + length), 'latin1');
    const isPacked = length > 0 && head.includes('/FlateDecode');
    const stream = (isPacked ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(id, { head, stream });
  }
  return objects;
}

const fromUtf16 = (hex: string) =>
  (hex.match(/[0-9a-f]{4}/gi) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');

function fontOf({ stream }: PdfObject): Font {
  const texts = new Map<number, string>();
  for (const [, first = '', list = ''] of stream.matchAll(/<(\w+)> <\w+> \[(.*)\]/g))
    (list.match(/<[^>]*>/g) ?? []).forEach((text, index) =>
      texts.set(Number.parseInt(first, 16) + index, fromUtf16(text)),
    );
  return { bytes: stream.includes('<0000><ffff>') ? 2 : 1, texts };
}

const decoded = ({ bytes, texts }: Font, shown: string) =>
  (shown.match(/<\w+>/g) ?? [])
    .flatMap((part) => part.match(new RegExp(`\\w{${bytes * 2}}`, 'g')) ?? [])
    .map((code) => texts.get(Number.parseInt(code, 16)) ?? '')
    .join('');

const isFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const inOrder = (text: string) =>
  isFromRight.test(text) ? Array.from(text).reverse().join('') : text;

/** Returns the text runs of a PDF file, in the order that a viewer uses for copying. */
export function readPdfTexts(file: Uint8Array): readonly string[] {
  const objects = parsePdfObjects(file);
  const objectOf = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: '' };
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.flatMap(({ head }) => {
    const [, contents] = /\/Contents (\d+)/.exec(head) ?? [];
    const [, resources] = /\/Resources (\d+)/.exec(head) ?? [];
    const { head: named } = objectOf(resources);
    const shown = objectOf(contents).stream.matchAll(/\/(\w+) [\d.]+ Tf|(\[?<.*) T[jJ]/g);
    let font: Font | undefined;
    return [...shown].flatMap(([, name, text]) => {
      if (name !== undefined) {
        const [, id] = new RegExp(`/${name} (\\d+) 0 R`).exec(named) ?? [];
        const [, map] = /\/ToUnicode (\d+)/.exec(objectOf(id).head) ?? [];
        font = fontOf(objectOf(map));
      }
      return text === undefined || !font ? [] : [inOrder(decoded(font, text))];
    });
  });
}

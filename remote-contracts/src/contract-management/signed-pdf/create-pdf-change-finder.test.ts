import 'fake-indexeddb/auto';
import { deflateSync } from 'node:zlib';
import {
  CryptoKeySigner,
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfString,
} from '@libpdf/core';
import { toPdf } from 'shared-kernel/format';
import { readSignatures } from './read-signatures';
import { createSelfSignedCertificate } from './create-self-signed-certificate';
import { fakeTimestampAuthority } from './test-timestamps';
import { getSignatoryKey } from './signatory-keys';

const now = new Date('2026-11-27T09:30:00.000Z');

type Bytes = Uint8Array<ArrayBuffer>;

const copyOf = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

async function signedBy(name: string, bytes: Uint8Array, fieldName = name): Promise<Bytes> {
  const person = { name, email: `${name}@trustfold.example` };
  const pair = await getSignatoryKey(person.email);
  const certificate = await createSelfSignedCertificate(person, pair, now);
  const document = await PDF.load(bytes);
  const { bytes: signed } = await document.sign({
    signer: new CryptoKeySigner(pair.privateKey, certificate, 'RSA', 'RSASSA-PKCS1-v1_5'),
    signingTime: now,
    fieldName,
    level: 'B-B',
  });
  return copyOf(signed);
}

type Change = (document: PDF) => unknown;

async function updated(bytes: Uint8Array, change: Change, useXRefStream = false): Promise<Bytes> {
  const document = await PDF.load(bytes);
  await change(document);
  const later = await document.save({ incremental: true, useXRefStream });
  expect(later.length).toBeGreaterThan(bytes.length);
  return copyOf(later);
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function appended(
  bytes: Uint8Array,
  objects: readonly string[],
  { listed = objects, more = '' }: { listed?: readonly string[]; more?: string } = {},
): Bytes {
  const file = latin1(bytes);
  const prev = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1] ?? '';
  const root =
    file
      .match(/\/(Root|Info) \d+ 0 R/g)
      ?.slice(-2)
      .join(' ') ?? '';
  let text = `${file}\n`;
  const entries = objects.map((object) => {
    const entry = { object, at: text.length };
    text += `${object}\n`;
    return entry;
  });
  const table = entries
    .filter(({ object }) => listed.includes(object))
    .map(
      ({ object, at }) =>
        `${object.split(' ', 1)[0]} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
    )
    .join('');
  const at = text.length;
  text += `xref\n${table}trailer\n<< /Size 999 ${root} /Prev ${prev} ${more} >>\nstartxref\n${at}\n%%EOF\n`;
  return copyOf(Buffer.from(text, 'latin1'));
}

const page = (document: PDF) => {
  const first = document.getPage(0);
  if (!first) throw new Error('There is no page.');
  return first;
};

function validatedCatalog(bytes: Uint8Array): string {
  const file = latin1(bytes);
  const number = file
    .match(/\/Root \d+/g)
    ?.at(-1)
    ?.slice('/Root '.length);
  const catalog = file.match(new RegExp(`\\b${number} 0 obj[^]*?endobj`, 'g'))?.at(-1);
  return catalog?.replace('<<', '<< /DSS << >>') ?? '';
}

const contentsOf = async (bytes: Uint8Array) => {
  const contents = page(await PDF.load(bytes)).dict.getRef('Contents');
  if (!contents) throw new Error('There are no contents.');
  return contents;
};

const javaScript = () =>
  PdfDict.of({ S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') });

const rectangle = (...sides: readonly number[]) =>
  new PdfArray(sides.map((side) => PdfNumber.of(side)));

async function laterIn(bytes: Uint8Array) {
  const read = await readSignatures(bytes);
  if (read.state !== 'read') throw new Error(read.state);
  expect(read.signatures.map(({ state }) => state)).not.toContain('changed');
  return read.signatures.map(({ later }) => (later.isAllowed ? later.additions : 'changed'));
}

const hostile: readonly (readonly [string, Change])[] = [
  [
    'text painted over a page',
    (document) => page(document).drawText('Value $4', { x: 80, y: 700 }),
  ],
  [
    'another content stream in the place of the page’s',
    (document) => {
      const content = document.createStream({}, Buffer.from('BT ET'));
      page(document).dict.set('Contents', content);
    },
  ],
  ['a page added', (document) => document.addPage()],
  ['a page removed', (document) => document.removePage(1)],
  ['a page cut', (document) => page(document).dict.set('CropBox', rectangle(0, 0, 90, 90))],
  ['a page turned', (document) => page(document).dict.set('Rotate', PdfNumber.of(90))],
  [
    'an annotation added',
    (document) =>
      page(document).addTextAnnotation({
        rect: { x: 10, y: 10, width: 90, height: 90 },
        contents: 'Value $4',
      }),
  ],
  [
    'a text field added',
    (document) => {
      const field = document.getOrCreateForm().createTextField('value', { defaultValue: '$4' });
      page(document).drawField(field, { x: 10, y: 10, width: 90, height: 20 });
    },
  ],
  ['an action on opening', (document) => document.getCatalog().set('OpenAction', javaScript())],
  [
    'a script by name',
    (document) => {
      const scripts = PdfDict.of({
        Names: new PdfArray([PdfString.fromString('a'), javaScript()]),
      });
      document.getCatalog().set('Names', PdfDict.of({ JavaScript: scripts }));
    },
  ],
  ['an attached file', (document) => document.addAttachment('terms.txt', Buffer.from('$4'))],
  ['another title', (document) => document.setTitle('Other terms')],
  [
    'layers',
    (document) => document.getCatalog().set('OCProperties', PdfDict.of({ OCGs: new PdfArray([]) })),
  ],
  [
    'another reason in an earlier signature',
    (document) => {
      const signature = document.getForm()?.getSignatureFields()[0]?.getSignatureDict();
      signature?.set('Reason', PdfString.fromString('For $4'));
    },
  ],
  [
    'a new signature field with a script',
    (document) => {
      const field = document.getOrCreateForm().createSignatureField('eve');
      field.acroField().set('AA', PdfDict.of({ E: javaScript() }));
    },
  ],
  [
    'a new signature field that no one signs',
    (document) => document.getOrCreateForm().createSignatureField('empty'),
  ],
];

describe('additions after a signature', () => {
  let plain: Bytes;
  let signed: Bytes;

  beforeAll(async () => {
    const blocks = Array.from(
      { length: 80 },
      () => ({ kind: 'paragraph', text: 'Terms' }) as const,
    );
    plain = await toPdf({ title: 'Supply', blocks, footer: '' }, now.toISOString());
    signed = await signedBy('ann', plain);
  });

  it('[R34] reports no addition if only white space follows a PDF signature', async () => {
    expect(await laterIn(signed)).toEqual([[]]);
    expect(await laterIn(new Uint8Array([...signed, 10, 13, 32]))).toEqual([[]]);
  });

  it('[R34] reports later signatures of a PDF as allowed additions to each earlier signature', async () => {
    const all = await signedBy('cy', await signedBy('bob', signed));
    expect(await laterIn(all)).toEqual([['signature', 'signature'], ['signature'], []]);
  });

  it('[R34] reports a signature in an empty PDF field as an allowed addition', async () => {
    const prepared = await updated(plain, (document) =>
      document.getOrCreateForm().createSignatureField('bob'),
    );
    const both = await signedBy('bob', await signedBy('ann', prepared));
    expect(await laterIn(both)).toEqual([['signature'], []]);
  });

  it.each([
    ['seen', [20, 20, 320, 120], 4, ['mark', 'signature']],
    ['hidden', [20, 20, 320, 120], 2, ['signature']],
    ['without a size', [20, 20, 20, 20], 4, ['signature']],
  ] as const)(
    '[R34] allows a PDF signature with a widget that is %s @deep',
    async (_name, rect, flags, added) => {
      const form = await updated(plain, (document) =>
        document.getOrCreateForm().createSignatureField('bob'),
      );
      const first = await signedBy('ann', form);
      const both = await signedBy('bob', first);
      const marked = await withMark(first, rect, flags);
      expect(await laterIn(both)).toEqual([['signature'], []]);
      expect((await laterIn(marked)).at(-1)).toEqual(added);
    },
  );

  async function withMark(bytes: Bytes, rect: readonly number[], flags: number): Promise<Bytes> {
    const document = await PDF.load(bytes);
    const field = document
      .getForm()
      ?.getSignatureFields()
      .find(({ name }) => name === 'bob');
    const widget = field?.acroField();
    const own = page(document);
    const appearance = document.createStream(
      { Type: PdfName.of('XObject'), Subtype: PdfName.of('Form'), BBox: rectangle(0, 0, 9, 9) },
      Buffer.from('0 0 9 9 re f'),
    );
    const signature = document.createDict({
      Type: PdfName.of('Sig'),
      ByteRange: rectangle(0, 1, 2, bytes.length),
    });
    for (const [key, value] of Object.entries({
      Subtype: PdfName.of('Widget'),
      P: own.ref,
      F: PdfNumber.of(flags),
      Rect: rectangle(...rect),
      AP: PdfDict.of({ N: appearance }),
      V: signature,
    }))
      widget?.set(key, value);
    widget?.delete('Kids');
    const ref = widget && document.context.getRef(widget);
    if (ref) own.dict.set('Annots', new PdfArray([ref]));
    return copyOf(await document.save({ incremental: true }));
  }

  it('[R34] allows validation data and a document timestamp after a PDF signature', async () => {
    const validated = await updated(signed, (document) => {
      const certificate = document.createStream({}, Buffer.from('DER'));
      const dss = PdfDict.of({ Type: PdfName.of('DSS'), Certs: new PdfArray([certificate]) });
      document.getCatalog().set('DSS', document.register(dss));
    });
    expect(await laterIn(validated)).toEqual([['validation']]);
    const document = await PDF.load(validated);
    const { bytes } = await document.addTimestamp({ timestampAuthority: fakeTimestampAuthority });
    const read = await readSignatures(bytes);
    expect(read).toMatchObject({
      signatures: [
        { kind: 'signature', state: 'unchanged' },
        { kind: 'timestamp', state: 'unchanged', name: 'Test timestamps' },
      ],
    });
    expect(await laterIn(bytes)).toEqual([['validation', 'timestamp'], []]);
  });

  it('[R34] reports a changed PDF if its timestamp belongs to another file', async () => {
    const document = await PDF.load(signed);
    const { bytes } = await document.addTimestamp({
      timestampAuthority: {
        timestamp: () => fakeTimestampAuthority.timestamp(new Uint8Array(32), 'SHA-256'),
      },
    });
    expect(await readSignatures(bytes)).toMatchObject({
      signatures: [{ state: 'unchanged' }, { kind: 'timestamp', state: 'changed' }],
    });
  });

  it('[R34] allows additions to a PDF with a cross-reference stream', async () => {
    const document = await PDF.load(plain);
    document.setSubject('Terms');
    const streamed = copyOf(await document.save({ useXRefStream: true }));
    expect(latin1(streamed)).toContain('/XRef');
    const both = await signedBy('bob', await signedBy('ann', streamed));
    expect(await laterIn(both)).toEqual([['signature'], []]);
  });

  describe.each(hostile)('hostile PDF update: %s', (_name, change) => {
    it('[R34] a hostile update of a PDF counts as a change for earlier signatures, even if it is signed', async () => {
      const changed = await updated(signed, change);
      expect((await laterIn(changed))[0]).toBe('changed');
      const overlaid = await signedBy('mallory', changed);
      expect(await laterIn(overlaid)).toEqual(['changed', []]);
    });

    it('[R34] a hostile update with a cross-reference stream counts as a change of the PDF', async () => {
      const changed = await updated(signed, change, true);
      expect((await laterIn(changed))[0]).toBe('changed');
    });
  });

  it('[R34] a change to a PDF invalidates only the signatures made before it', async () => {
    const two = await signedBy('bob', signed);
    const changed = await updated(two, (document) => page(document).drawText('$4', { x: 9, y: 9 }));
    const four = await signedBy('dan', await signedBy('cy', changed));
    expect(await laterIn(four)).toEqual(['changed', 'changed', ['signature'], []]);
  });

  it.each([
    ['a comment', '\n% more\n'],
    ['a second end mark', '\n%%EOF\n'],
    ['another offset of the cross-reference', '\nstartxref\n9\n%%EOF\n'],
  ])('[R34] reports a changed PDF if %s was added after the signature', async (_name, text) => {
    expect(await laterIn(copyOf(Buffer.concat([signed, Buffer.from(text)])))).toEqual(['changed']);
  });

  it('[R34] reports a change if an update redefines the content of a PDF page', async () => {
    const { objectNumber } = await contentsOf(signed);
    const evil = `${objectNumber} 0 obj\n<< /Length 5 >>\nstream\nBT ET\nendstream\nendobj`;
    expect(await laterIn(appended(signed, [evil]))).toEqual(['changed']);
  });

  it('[R34] reports a change if the second definition of a PDF object is missing from the cross-reference table', async () => {
    const { objectNumber } = await contentsOf(signed);
    const evil = `${objectNumber} 0 obj\n<< /Length 5 >>\nstream\nBT ET\nendstream\nendobj`;
    const harmless = validatedCatalog(signed);
    expect(await laterIn(appended(signed, [harmless]))).toEqual([['validation']]);
    expect(await laterIn(appended(signed, [harmless, evil], { listed: [harmless] }))).toEqual([
      'changed',
    ]);
  });

  it('[R34] reports a change if a PDF object was added that nothing refers to', async () => {
    expect(await laterIn(appended(signed, ['900 0 obj\n<< >>\nendobj']))).toEqual(['changed']);
  });

  it('[R34] reports a change if a cross-reference table of a PDF refers to a hybrid stream', async () => {
    const harmless = validatedCatalog(signed);
    expect(await laterIn(appended(signed, [harmless], { more: '/XRefStm 15' }))).toEqual([
      'changed',
    ]);
  });

  it('[R34] reports a change if an object stream redefines a PDF page', async () => {
    const { ref, dict } = page(await PDF.load(signed));
    const parent = dict.getRef('Parent');
    const body = `<< /Type /Page /Parent ${parent?.toString()} /MediaBox [0 0 9 9] >>`;
    const head = `${ref.objectNumber} 0 `;
    const packed = deflateSync(Buffer.from(head + body)).toString('latin1');
    const streamed = `900 0 obj\n<< /Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream\nendobj\n`;
    const file = latin1(signed);
    const at = file.length;
    const section = at + streamed.length;
    const prev = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1];
    const root = file
      .match(/\/(Root|Info) \d+ 0 R/g)
      ?.slice(-2)
      .join(' ');
    const field = (...bytes: readonly number[]) => String.fromCodePoint(...bytes);
    const placed = (type: number, place: number, index = 0) =>
      field(type, (place >> 16) & 255, (place >> 8) & 255, place & 255, index);
    const entries = placed(2, 900) + placed(1, at) + placed(1, section);
    const index = `[${ref.objectNumber} 1 900 2]`;
    const xref = `901 0 obj\n<< /Type /XRef /Size 902 /W [1 3 1] /Index ${index} ${root} /Prev ${prev} /Length ${entries.length} >>\nstream\n${entries}\nendstream\nendobj\nstartxref\n${section}\n%%EOF\n`;
    const bytes = copyOf(Buffer.from(file + streamed + xref, 'latin1'));
    expect(page(await PDF.load(bytes)).width).toBe(9);
    expect(await laterIn(bytes)).toEqual(['changed']);
  });

  it('[R34] reports a change if a new PDF signature uses an existing annotation as its widget', async () => {
    const noted = await updated(plain, (document) =>
      page(document).addTextAnnotation({
        rect: { x: 10, y: 10, width: 90, height: 90 },
        contents: 'Value $45,000,000',
      }),
    );
    const first = await signedBy('ann', noted);
    const changed = await updated(first, (document) => {
      const [note] = page(document).dict.getArray('Annots')?.toArray() ?? [];
      if (note?.type !== 'ref') throw new Error('There is no annotation.');
      const widget = document.getObject(note);
      const field = document.getOrCreateForm().createSignatureField('eve').acroField();
      field.set('V', document.createDict({ ByteRange: rectangle(0, 1, 2, 3) }));
      field.set('Kids', new PdfArray([note]));
      if (widget instanceof PdfDict) {
        for (const { value: key } of widget.keys()) widget.delete(key);
        widget.set('Subtype', PdfName.of('Widget'));
        widget.set('Rect', rectangle(0, 0, 500, 800));
      }
    });
    expect((await laterIn(changed))[0]).toBe('changed');
  });
});

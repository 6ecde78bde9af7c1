import 'fake-indexeddb/auto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { OctetString } from 'asn1js';
import { ContentInfo, SignedData, id_ContentType_SignedData } from 'pkijs';
import { toPdf } from 'shared-kernel/format';
import { readSignatures, type PdfReadResult } from './read-signatures';
import { createSelfSignedCertificate } from './create-self-signed-certificate';
import { signPdf } from './sign-pdf';
import { getSignatoryKey, findPublicKey } from './signatory-keys';

const now = new Date('2026-11-27T09:30:00.000Z');

const people = [
  { name: 'Daniel Okoro', email: 'daniel.okoro@meridian.example', reason: 'Signed on 26 Nov 2026' },
  { name: 'نادية 王', email: 'Nadia@trustfold.example', reason: 'Signed by Nadia for 王' },
];

const contract = () =>
  toPdf(
    { title: 'Supply', blocks: [{ kind: 'paragraph', text: 'Terms' }], footer: '' },
    now.toISOString(),
  );

const statesIn = (read: PdfReadResult) =>
  read.state === 'read' ? read.signatures.map(({ state }) => state) : read.state;

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Creates a signed PDF whose signature embeds a copy of the content. A verifier must check the file, not the copy. */
async function withContent(plain: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pair = await getSignatoryKey('nadia@trustfold.example');
  const certificate = await createSelfSignedCertificate(
    { name: 'Nadia', email: 'nadia@trustfold.example' },
    pair,
    now,
  );
  const document = await PDF.load(plain);
  const { bytes } = await document.sign({
    signer: new CryptoKeySigner(pair.privateKey, certificate, 'RSA', 'RSASSA-PKCS1-v1_5'),
    estimatedSize: plain.length + 20_000,
  });
  const hex = /\/Contents\s*<([\da-f]+)>/i.exec(text(bytes));
  if (!hex) throw new Error('There is no signature.');
  const [whole, digits = ''] = hex;
  const from = hex.index + whole.indexOf('<');
  const until = from + digits.length + 2;
  const signed = new SignedData({
    schema: ContentInfo.fromBER(Buffer.from(digits, 'hex')).content,
  });
  const content = Buffer.concat([bytes.subarray(0, from), bytes.subarray(until)]);
  signed.encapContentInfo.eContent = new OctetString({ valueHex: new Uint8Array(content).buffer });
  const info = new ContentInfo({
    contentType: id_ContentType_SignedData,
    content: signed.toSchema(true),
  });
  const longer = Buffer.from(info.toSchema().toBER(false)).toString('hex');
  const file = text(bytes);
  const padded = longer.padEnd(digits.length, '0');
  return new Uint8Array(
    Buffer.from(`${file.slice(0, from + 1)}${padded}${file.slice(until - 1)}`, 'latin1'),
  );
}

describe('a signed PDF', () => {
  let signed: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    signed = await signPdf(await contract(), people, now);
  });

  it('[signatures] a signed PDF contains one signature per person, in order, with its reason', async () => {
    const read = await readSignatures(signed);
    expect(read).toMatchObject({
      state: 'read',
      size: signed.length,
      signatures: people.map((person) => ({
        ...person,
        state: 'unchanged',
        at: now.toISOString(),
      })),
    });
  });

  it('[signatures] a PDF is signed with this browser’s key for the email address, ignoring letter case', async () => {
    const read = await readSignatures(signed);
    const keys = read.state === 'read' ? read.signatures.map(({ publicKey }) => publicKey) : [];
    expect(keys).toEqual([
      await findPublicKey('daniel.okoro@meridian.example'),
      await findPublicKey('nadia@TRUSTFOLD.example'),
    ]);
    expect(await findPublicKey('unknown@trustfold.example')).toBeUndefined();
  });

  it('[signatures] a PDF is signed with RSA 2048 and SHA-256 and a key that cannot be exported', async () => {
    const { privateKey } = await getSignatoryKey('nadia@trustfold.example');
    expect(privateKey.extractable).toBe(false);
    expect(privateKey.algorithm).toMatchObject({
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      hash: { name: 'SHA-256' },
    });
  });

  it('[signatures] after new keys are created, old signatures stay valid, but their key is unknown', async () => {
    const before = await findPublicKey('nadia@trustfold.example');
    globalThis.indexedDB = new IDBFactory();
    await getSignatoryKey('nadia@trustfold.example');
    expect(await findPublicKey('nadia@trustfold.example')).not.toEqual(before);
    expect(statesIn(await readSignatures(signed))).toEqual(['unchanged', 'unchanged']);
  });

  it('[signatures] detects a changed byte in a signed PDF', async () => {
    const changed = signed.slice();
    const at = text(changed).indexOf('/MediaBox');
    changed[at + 1] = 0x6d;
    expect(statesIn(await readSignatures(changed))).toEqual(['changed', 'changed']);
  });

  it('[signatures] a PDF signature covers the file only up to its last signed byte', async () => {
    const extended = new Uint8Array([...signed, ...Buffer.from('\n% more\n')]);
    const read = await readSignatures(extended);
    expect(statesIn(read)).toEqual(['unchanged', 'unchanged']);
    expect(read).toMatchObject({
      signatures: [{ later: { isAllowed: false } }, { later: { isAllowed: false, bytes: 8 } }],
    });
    const ends = read.state === 'read' ? read.signatures.map(({ end }) => end) : [];
    expect(ends.at(-1)).toBe(signed.length);
    expect(read).toMatchObject({ size: signed.length + 8 });
  });

  it('[R34, signatures] cannot verify a signature that embeds the signed content', async () => {
    const changed = await withContent(await contract());
    changed[text(changed).indexOf('/MediaBox') + 1] = 0x6d;
    expect(statesIn(await readSignatures(changed))).toEqual(['unreadable']);
  });

  it('[signatures] cannot verify a signature whose byte range omits more than the signature itself', async () => {
    const range = /\/ByteRange\s*\[0 (\d+)/.exec(text(signed));
    const first = range?.[1] ?? '';
    const shorter = String(Number(first) - 1).padStart(first.length, '0');
    const forged = Buffer.from(text(signed).replace(`[0 ${first}`, `[0 ${shorter}`), 'latin1');
    expect(statesIn(await readSignatures(new Uint8Array(forged)))).toEqual([
      'unreadable',
      expect.anything(),
    ]);
  });
});

it.each([
  ['an empty file', new Uint8Array()],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
  ['a file with only a name', new Uint8Array(Buffer.from('%PDF-1.7'))],
])('[signatures] refuses to verify %s because it is not a PDF', async (_name, bytes) => {
  expect(await readSignatures(bytes)).toEqual({ state: 'not-pdf' });
});

it.each(['', 'secret'])(
  '[signatures] rejects an encrypted PDF with the password %j @deep',
  async (userPassword) => {
    const plain = await PDF.load(await contract());
    plain.setProtection({ userPassword, ownerPassword: 'owner' });
    expect(await readSignatures(await plain.save())).toEqual({ state: 'encrypted' });
  },
);

it('[signatures] an unsigned PDF has no signatures', async () => {
  expect(statesIn(await readSignatures(await contract()))).toEqual([]);
});

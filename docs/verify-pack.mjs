// Verifies an evidence pack without the product: `node verify-pack.mjs PACK.zip`. Lists changed, removed and added
// files. Exits with 1 if a file differs or the manifest is forged.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

const say = (line) => process.stdout.write(`${line.replace(/\p{Cc}/gu, '')}\n`);

function refuse(reason) {
  say(`Refused: ${reason}`);
  process.exit(1);
}

/** Exits with `reason` if `work` throws an error. */
function attempt(work, reason) {
  try {
    return work();
  } catch {
    return refuse(reason);
  }
}

/** Maximum total size of the unpacked files, in bytes. */
const maxUnpacked = 4_000_000_000;

function faultOf(path) {
  if (path.startsWith('/')) return 'is absolute';
  if (/^[a-z]:/i.test(path)) return 'has a drive letter';
  if (path.split('/').includes('..')) return 'leaves its folder';
  if (/[\p{Cc}:]/u.test(path)) return 'has characters that not every system takes';
  const isPlain = path.split('/').every((part) => part.trim() !== '' && !/^\.+$/.test(part));
  return isPlain ? undefined : 'has an empty part';
}

const systemFile = /(?:^|\/)(?:__MACOSX(?:\/|$)|\._|(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i;

/** Returns the unpacked content. Exits if its size differs from the declared size. */
function contentOf({ path, method, flags, packed, size }) {
  if ((flags & 1) !== 0) refuse(`${path} is encrypted.`);
  if (method !== 0 && method !== 8) refuse(`${path} is compressed in a way that cannot be read.`);
  const inflate = () => inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  const bytes = method === 0 ? packed : attempt(inflate, `The size of ${path} does not match.`);
  if (bytes.length !== size) refuse(`The size of ${path} does not match.`);
  return bytes;
}

function entriesOf(zip) {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || !zip.subarray(0, 2).equals(Buffer.from('PK'))) refuse('This is not a ZIP file.');
  const entries = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    const [stored, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const local = zip.readUInt32LE(at + 42);
    const written = zip.toString('utf8', at + 46, at + 46 + name);
    const path = written.replaceAll('\\', '/').normalize('NFC');
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (start + stored > zip.length) refuse(`The size of ${path} does not match.`);
    entries.push({ path, method, flags, size, packed: zip.subarray(start, start + stored) });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Returns the top-level folder of the pack, or an empty string if the pack is invalid. */
function topFolderOf(paths) {
  const top = paths[0]?.slice(0, paths[0].indexOf('/') + 1) ?? '';
  const isTop = top !== '' && paths.includes(`${top}manifest.json`);
  return isTop && paths.every((path) => path.startsWith(top)) ? top : '';
}

function membersOf(zip) {
  const entries = entriesOf(zip);
  const seen = new Set();
  for (const { path } of entries) {
    const fault = faultOf(path.replace(/\/$/, ''));
    if (fault) refuse(`The path ${JSON.stringify(path)} ${fault}.`);
    if (seen.has(path)) refuse(`${path} is there twice.`);
    seen.add(path);
  }
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > maxUnpacked) refuse('The file unpacks to more than 4 GB.');
  const files = entries.filter(({ path, size }) => !path.endsWith('/') || size > 0);
  for (const { path } of files) if (systemFile.test(path)) say(`Ignored: ${path}`);
  const own = files.filter(({ path }) => !systemFile.test(path));
  const top = topFolderOf(own.map(({ path }) => path));
  if (top !== '') say(`The files are in the folder ${top}`);
  return new Map(own.map((entry) => [entry.path.slice(top.length), contentOf(entry)]));
}

function manifestOf(bytes) {
  const manifest = JSON.parse(bytes.toString('utf8'));
  const lines = manifest.members.map((member) => `${member.sha256}  ${member.path}\n`);
  if (manifest.format !== 'trustfold-evidence-pack' || manifest.version !== 1) throw new Error();
  return { ...manifest, isSound: sha256(lines.join('')) === manifest.digest };
}

function holds(bytes, signature, publicKey) {
  const der = Buffer.from(publicKey, 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const written = Buffer.from(signature.toString(), 'base64');
  return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, written);
}

const [file] = process.argv.slice(2);
if (file === undefined) refuse('Name the file: node verify-pack.mjs PACK.zip');
const members = attempt(() => membersOf(readFileSync(file)), 'The file is missing or damaged.');
const [bytes, signature] = ['manifest.json', 'manifest.signature'].map((path) => members.get(path));
if (!bytes) refuse('There is no manifest.json: this is not an evidence pack.');
const manifest = attempt(() => manifestOf(bytes), 'manifest.json cannot be read.');
const { publicKey } = manifest;
const isSigned = publicKey !== undefined || signature !== undefined;
const forged = 'The manifest is forged: its digest or its signature is invalid.';
const isTrue = !isSigned || attempt(() => holds(bytes, signature, publicKey), forged);
if (!manifest.isSound || !isTrue) refuse(forged);

const own = new Set(['manifest.json', 'manifest.signature']);
const stateOf = ({ path, sha256: digest }) =>
  !members.has(path) ? 'removed' : sha256(members.get(path)) === digest ? undefined : 'changed';
const listed = manifest.members.map((member) => [member.path, stateOf(member)]);
const added = [...members.keys()].filter((path) => !own.has(path) && !new Map(listed).has(path));
const odd = [...listed.filter(([, state]) => state), ...added.map((path) => [path, 'added'])];
say(`${manifest.subject.label}: exported by ${manifest.exportedBy}, ${manifest.exportedAt}`);
say(
  isSigned
    ? `Signed with the key ${sha256(publicKey)}`
    : 'Not signed: the origin of the pack is unknown.',
);
for (const [path, state] of odd) say(`${state}: ${path}`);
say(
  odd.length === 0
    ? `All ${listed.length} files are unchanged.`
    : 'The pack has changed since the export.',
);
process.exitCode = odd.length === 0 ? 0 : 1;

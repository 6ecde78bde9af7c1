// Verifies an evidence pack without the product: node verify-pack.mjs PACK.zip
// It names each member that was changed, removed or added, and ends with 1 if there is one or the manifest is forged.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

const say = (line) => process.stdout.write(`${line.replace(/\p{Cc}/gu, '')}\n`);

function refuse(reason) {
  say(`Refused: ${reason}`);
  process.exit(1);
}

/** What something gives; where it fails, the reason is the answer. */
function attempt(work, reason) {
  try {
    return work();
  } catch {
    return refuse(reason);
  }
}

/** Whether a path stays in the folder that it is unpacked into. */
const isSafe = (path) =>
  !/[\p{Cc}\\:]/u.test(path) &&
  path.split('/').every((part) => part.trim() !== '' && !/^\.+$/.test(part));

/** The members of a ZIP file that stores them as they are, by their paths. */
function membersOf(zip) {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || !zip.subarray(0, 2).equals(Buffer.from('PK'))) refuse('This is not a ZIP file.');
  const members = new Map();
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = zip.readUInt16LE(at + 10);
    const [stored, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const local = zip.readUInt32LE(at + 42);
    const path = zip.toString('utf8', at + 46, at + 46 + name);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    total += size;
    if (!isSafe(path)) refuse(`The path ${JSON.stringify(path)} leaves its folder.`);
    if (members.has(path)) refuse(`${path} is there twice.`);
    if (method !== 0) refuse(`${path} is compressed.`);
    if (stored !== size || total > zip.length || start + size > zip.length)
      refuse(`The size of ${path} does not fit.`);
    members.set(path, zip.subarray(start, start + size));
    at += 46 + name + extra + comment;
  }
  return members;
}

function manifestOf(bytes) {
  const manifest = JSON.parse(bytes.toString('utf8'));
  const lines = manifest.members.map((member) => `${member.sha256}  ${member.path}\n`);
  if (manifest.format !== 'trustfold-evidence-pack' || manifest.version !== 1) throw new Error();
  return { ...manifest, isSound: sha256(lines.join('')) === manifest.digest };
}

/** Whether the signature is the key's. */
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
const forged = 'The manifest is forged: its digest or its signature does not hold.';
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
  isSigned ? `Signed with the key ${sha256(publicKey)}` : 'Not signed: anyone can have written it.',
);
for (const [path, state] of odd) say(`${state}: ${path}`);
say(
  odd.length === 0
    ? `All ${listed.length} members are unchanged.`
    : 'The pack is not as it was exported.',
);
process.exitCode = odd.length === 0 ? 0 : 1;

/** What a signature is for: one that was made for one thing proves nothing of another. */
export type StatementKind = 'composition' | 'grant' | 'part' | 'stamp' | 'preview';

/** Length of a point of Edwards' curve as it is written: 32 bytes, base64url. */
const edwardsLength = 43;

/** Of a key and of what it signs; which one it is tells the length of its public half. */
export const algorithmOf = (publicKey: string) =>
  publicKey.length > edwardsLength
    ? { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    : 'Ed25519';

/** A point of a curve as it is written, base64url: 65 bytes of P-256, or 32 of Ed25519. */
export const isPublicKey = (text: string): boolean => /^(B[\w-]{86}|[\w-]{43})$/.test(text);

/** Names a public key; which key it is says the key itself. */
export const keyIdOf = (publicKey: string): string => publicKey.slice(1, 17);

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** The bytes that are signed. */
export const signedBytes = (kind: StatementKind, text: string): Uint8Array<ArrayBuffer> =>
  utf8(`trustfold ${kind}\n${text}`);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Those that are on their way, and those that are there: what needs no waiting is handed over at once. */
const keys = new Map<string, CryptoKey | Promise<CryptoKey>>();

async function importKey(publicKey: string): Promise<CryptoKey> {
  const raw = bytesOf(publicKey);
  const key = await crypto.subtle.importKey('raw', raw, algorithmOf(publicKey), false, ['verify']);
  keys.set(publicKey, key);
  return key;
}

/** A key as the browser takes it, read once; whoever waits for something to verify may have it read before. */
export function readKey(publicKey: string): CryptoKey | Promise<CryptoKey> {
  const key = keys.get(publicKey) ?? importKey(publicKey);
  keys.set(publicKey, key);
  return key;
}

/** Whether the holder of a key signed a text for this purpose. */
export async function isSignedBy(
  publicKey: string,
  kind: StatementKind,
  text: string,
  signature: string,
): Promise<boolean> {
  try {
    const key = readKey(publicKey);
    return await crypto.subtle.verify(
      algorithmOf(publicKey),
      key instanceof Promise ? await key : key,
      bytesOf(signature),
      signedBytes(kind, text),
    );
  } catch {
    return false;
  }
}

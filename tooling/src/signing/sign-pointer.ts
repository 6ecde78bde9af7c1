import {
  bodyText,
  grantText,
  hashesOf,
  keyIdOf,
  readSigned,
  SignatureError,
  withSignatures,
  type Floors,
  type Grant,
  type Signatures,
  type Statement,
  type Trust,
  type Verified,
} from 'shared-kernel/signing';
import * as v from 'valibot';
import { sha256 } from '../compose/sha256';
import { CliError } from '../run/cli-error';
import { freshHours, inHours, validDays, type PinnedKeys, type Signing } from './signing';
import { signStatement } from './signer';

export class SigningError extends CliError {
  override readonly name = 'SigningError';
}

/** Holds what stands to whom the pages believe and who signs next: what somebody slipped in is not built on. */
export async function requireTrusted(
  text: string,
  environment: string,
  pinned: PinnedKeys | undefined,
  signing: Signing | undefined,
): Promise<Verified | undefined> {
  const isHolder = signing && !isOther(signing, pinned);
  const own = isHolder ? [signing.signer.publicKey, ...(signing.trusted ?? [])] : [];
  // Who signs for the whole believes none but himself and whom he names: the store says what somebody wrote there.
  const keys = own.length > 0 ? own : (pinned?.keys ?? []);
  if (keys.length === 0) return undefined;
  try {
    return await readSigned(text, { environment, keys });
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    if (!pinned || signing?.despiteSignature === true) return undefined;
    throw new SigningError(
      `What ${environment} runs ${error.message}. Name the key it was signed with (--trusted), or look at it and go on despite it (--despite-signature); nothing was changed.`,
    );
  }
}

/** Whether one signs who may change but a part: the pages do not believe the key itself. */
const isOther = ({ signer }: Signing, pinned: PinnedKeys | undefined): boolean =>
  pinned !== undefined && !pinned.keys.includes(signer.publicKey);

const names = (list: readonly string[]) => list.join(' and ');

interface Change {
  readonly environment: string;
  readonly body: string;
  readonly signing: Signing;
  readonly pinned: PinnedKeys | undefined;
  readonly standing: Verified | undefined;
  /** Public keys by the part that they may change, where that is changed too. */
  readonly keys?: Grant['keys'] | undefined;
  readonly now: Date;
}

const grantOf = (signatures: Signatures | undefined): Grant | undefined =>
  signatures?.grant && v.parse(grantText, signatures.grant.text);

/** What the environment's own key says beside: who may change which part from here on. */
async function ownGrant({ environment, body, signing, standing, keys }: Change) {
  const granted = keys ?? grantOf(standing?.signatures)?.keys ?? {};
  if (Object.keys(granted).length === 0) return {};
  const { seq, expires, composition } = v.parse(bodyText, body);
  const grant: Grant = {
    environment,
    seq,
    expires,
    keys: granted,
    ...(await hashesOf(composition)),
  };
  return { grant: await signStatement(signing.signer, 'grant', grant) };
}

/** What the holder of a part's key changed, and what others did before; more than that is refused. */
async function diffOf({ environment, body, signing, standing }: Change) {
  const { publicKey } = signing.signer;
  const granted = grantOf(standing?.signatures);
  const own = Object.keys(granted?.keys ?? {}).filter((name) =>
    granted?.keys[name]?.includes(publicKey),
  );
  if (!standing || !granted || own.length === 0)
    throw new SigningError(
      `The key ${keyIdOf(publicKey)} may change nothing of ${environment}: its pages do not know it, and nobody granted it a part. Nothing was changed.`,
    );
  const { seq, composition } = v.parse(bodyText, body);
  const before = await hashesOf(v.parse(bodyText, standing.body).composition);
  const next = await hashesOf(composition);
  const all = new Set([...Object.keys(before.parts), ...Object.keys(next.parts)]);
  const changed = [...all].filter((name) => before.parts[name] !== next.parts[name]);
  const strange = [
    ...changed.filter((name) => !own.includes(name) || next.parts[name] === undefined),
    ...(before.frame === next.frame ? [] : ['what belongs to the whole']),
  ];
  if (strange.length > 0)
    throw new SigningError(
      `The key ${keyIdOf(publicKey)} may change ${names(own)} of ${environment} and nothing else, not ${names(strange)}. Nothing was changed.`,
    );
  const parts: Record<string, Statement> = { ...standing.signatures.parts };
  for (const part of changed)
    parts[part] = await signStatement(signing.signer, 'part', {
      environment,
      part,
      seq,
      hash: next.parts[part],
    });
  return { grant: standing.signatures.grant, parts };
}

export async function stampOf(
  environment: string,
  floors: Floors,
  { stamper, freshHours: hours = freshHours }: Pick<Signing, 'stamper' | 'freshHours'>,
  now: Date,
): Promise<Statement | undefined> {
  return (
    stamper &&
    signStatement(stamper, 'stamp', { environment, until: inHours(now, hours), ...floors })
  );
}

/** The pointer as it is published: signed, stamped, and such that the environment's pages will take it. */
export async function signPointer(change: Change): Promise<string> {
  const { environment, body, signing, pinned, standing, now } = change;
  const others = isOther(signing, pinned) ? await diffOf(change) : await ownGrant(change);
  const whole: Signatures = {
    key: keyIdOf(signing.signer.publicKey),
    signature: await signing.signer.sign('composition', body),
    ...others,
  };
  const trust: Trust = {
    environment,
    keys: pinned?.keys ?? [signing.signer.publicKey],
  };
  const { floors } = await readSigned(withSignatures(body, whole), trust);
  const stamp = (await stampOf(environment, floors, signing, now)) ?? standing?.signatures.stamp;
  const text = withSignatures(body, { ...whole, ...(stamp && { stamp }) });
  return requireTakenByPages(text, { environment, ...pinned, keys: trust.keys }, now);
}

/** What is not taken is not published. */
export async function requireTakenByPages(text: string, trust: Trust, now: Date): Promise<string> {
  try {
    await readSigned(text, trust, { now: now.getTime() });
    return text;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    throw new SigningError(
      `The pages of ${trust.environment} would not take it: it ${error.message}. Nothing was changed.`,
    );
  }
}

/** What a pointer's text says of its end, and of the one before it. */
export const signedFields = (
  environment: string,
  { signer, validDays: days = validDays }: Signing,
  before: Verified | undefined,
  now: Date,
) => ({
  environment,
  expires: inHours(now, days * 24),
  ...(before && { before: sha256(before.body) }),
  key: keyIdOf(signer.publicKey),
});

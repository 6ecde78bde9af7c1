import { claim } from './claim';
import { takeApart, type Signatures, type Signed } from './envelope';
import { requireGranted } from './granted';
import { keyIdOf } from './keys';
import { bodyText, grantText, stampText, type Floors, type Grant } from './statements';
import { day, isOver, refuse, type Trust } from './trust';

function requireNotOlder(own: Floors, floors: Floors): void {
  if (own.seq < floors.seq)
    refuse(`is older (promotion ${own.seq}) than one that was there before (${floors.seq})`);
  if (own.grant < floors.grant) refuse('rests on keys that were taken back');
  for (const [name, seq] of Object.entries(floors.parts))
    if ((own.parts[name] ?? own.grant) < seq)
      refuse(`holds an older ${name} than one that was there before`);
}

/** What the environment's own key lets the holder of another change. */
const claimGrant = ({ grant }: Signatures, trust: Trust) =>
  claim('grant', grantText, grant ?? { text: '', key: '', signature: '' }, trust, trust.keys);

const claimStamp = ({ stamp }: Signatures, trust: Trust) => {
  const keys = trust.stampKey === undefined ? [] : [trust.stampKey];
  const strange = 'is stamped with a key that is not trusted here';
  return stamp && claim('stamp', stampText, stamp, trust, keys, strange);
};

async function requireStamp(
  stamp: ReturnType<typeof claimStamp>,
  own: Floors,
  now: number,
): Promise<void> {
  if (!stamp) return refuse('comes without the stamp that says how recent it is');
  const read = await stamp.proved();
  requireNotOlder(own, read);
  if (isOver(read.until, now))
    refuse(`was last confirmed until ${day(read.until)}, and something newer may be held back`);
}

interface Circumstances {
  /** What was seen before, below which nothing is taken. */
  readonly seen?: Floors | undefined;
  /** The moment; without it neither end nor stamp is asked for. */
  readonly now?: number | undefined;
  /** Whether it was verified when it came and kept since: then it may be older than the newest, and its stamp too. */
  readonly isKept?: boolean;
}

/** A document whose every signature holds, and what it proves beside itself. */
export interface Verified extends Signed {
  /** What it proves to have been there. */
  readonly floors: Floors;
  /** What the environment's own key lets others change; none where it was signed by that key itself. */
  readonly grant?: Grant;
}

/** A document that those signed who may, or the reason why it is none: nothing of it is to be believed before. */
export async function readSigned(
  text: string,
  trust: Trust,
  { seen, now, isKept = false }: Circumstances = {},
): Promise<Verified> {
  const signed = takeApart(text) ?? refuse('is not signed, and nothing unsigned is taken here');
  const { body, signatures } = signed;
  // All is begun with what is claimed, so that nothing waits for another's proof; nothing is believed before its own.
  const isOwn = trust.keys.some((key) => keyIdOf(key) === signatures.key);
  const granted = isOwn ? undefined : claimGrant(signatures, trust);
  const keys = granted ? Object.values(granted.said?.keys ?? {}).flat() : trust.keys;
  const whole = claim('composition', bodyText, { ...signatures, text: body }, trust, keys);
  const stamp = claimStamp(signatures, trust);
  const changes =
    whole.said && granted?.said && requireGranted(whole.said, signatures, granted.said, trust);
  changes?.catch(() => undefined);

  const grant = await granted?.proved();
  const read = await whole.proved();
  const { seq, expires } = read;
  const floors = (await changes) ?? { seq, grant: seq, parts: {} };
  if (now !== undefined)
    for (const end of [expires, grant?.expires ?? expires])
      if (isOver(end, now)) refuse(`was signed until ${day(end)} and is not taken any more`);
  if (seen && !isKept) requireNotOlder(floors, seen);
  if (trust.stampKey !== undefined && !isKept && now !== undefined)
    await requireStamp(stamp, floors, now);
  return { ...signed, floors, ...(grant && { grant }) };
}

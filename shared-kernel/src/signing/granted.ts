import { claim } from './claim';
import type { Signatures } from './envelope';
import { hashesOf, partText, type Floors, type Grant, type SignedBody } from './statements';
import { refuse, type Trust } from './trust';

/** Every part stands as the environment's own key last signed it, or was changed by a key that may change it. */
export async function requireGranted(
  { seq, composition }: SignedBody,
  { parts = {} }: Signatures,
  grant: Grant,
  trust: Trust,
): Promise<Floors> {
  const hashing = hashesOf(composition);
  const changed: Record<string, number> = {};
  const requireFrame = async () => {
    if ((await hashing).frame !== grant.frame) refuse('changes more than its key may change');
  };
  const requirePart = async (name: string) => {
    const mayNot = `changes ${name}, which its key may not change`;
    const strange = `changes ${name} with a key that may not change it`;
    const statement = parts[name];
    const change =
      statement && claim('part', partText, statement, trust, grant.keys[name] ?? [], strange);
    const hash = (await hashing).parts[name];
    if (!change) {
      if (hash !== grant.parts[name]) refuse(mayNot);
      return;
    }
    const part = await change.proved();
    const isThis =
      part.part === name && part.hash === hash && part.seq > grant.seq && part.seq <= seq;
    if (!isThis) refuse(mayNot);
    changed[name] = part.seq;
  };
  const names = new Set([...Object.keys(composition.remotes), ...Object.keys(grant.parts)]);
  await Promise.all([requireFrame(), ...[...names].map(requirePart)]);
  return { seq, grant: grant.seq, parts: changed };
}

import * as v from 'valibot';
import type { Statement } from './envelope';
import { isSignedBy, keyIdOf, type StatementKind } from './keys';
import { refuse, type Trust } from './trust';

/** What somebody says under his signature, which is being looked at. */
export interface Claim<Said> {
  /** Not to be believed yet: what follows from it may be begun meanwhile. */
  readonly said: Said | undefined;
  /** What is said, once it is known that it was signed by one who may, and for here. */
  readonly proved: () => Promise<Said>;
}

/** Has a statement verified that one of these keys should have signed, and reads it meanwhile. */
export function claim<Said extends { readonly environment: string }>(
  kind: StatementKind,
  schema: v.GenericSchema<unknown, Said>,
  { text, key: id, signature }: Statement,
  { environment }: Trust,
  keys: readonly string[],
  strange = 'is signed with a key that is not trusted here',
): Claim<Said> {
  const key = keys.find((one) => keyIdOf(one) === id);
  const verifying = key !== undefined && isSignedBy(key, kind, text, signature);
  const { success, output } = v.safeParse(schema, text);
  const said = success ? output : undefined;
  const proved = async () => {
    if (!verifying) return refuse(strange);
    if (!(await verifying)) refuse('was changed after it was signed');
    if (!said) return refuse('is signed in a form that is not known here');
    if (said.environment !== environment)
      refuse(`was signed for ${said.environment}, not for ${environment}`);
    return said;
  };
  return { said, proved };
}

import { formatNumber } from 'shared-kernel/format';
import { normalizeName } from 'shared-kernel/workspace';
import type { BeneficialOwner } from './owner-form-schema';

/** Minimum share of a client that makes a person a beneficial owner, in percent. */
export const ownershipThreshold = 25;

export interface OwnerNode {
  readonly owner: BeneficialOwner;
  /** Share of the client, in percent, that the owner holds through one branch of the owner tree. */
  readonly effective: number;
  /** Share of the client, in percent, that the owner holds through all branches of the owner tree. */
  readonly total: number;
  /** Share of a company that belongs to no named owner, in percent. 0 for a person. */
  readonly gap: number;
  readonly owners: readonly OwnerNode[];
}

/** The owners of a client as a tree. `gap` is the share of the client without a named owner, in percent. */
export interface OwnerTree {
  readonly gap: number;
  readonly owners: readonly OwnerNode[];
}

const rounded = (share: number) => Math.round(share * 100) / 100;

const sumOf = (shares: readonly number[]) => rounded(shares.reduce((sum, share) => sum + share, 0));

const ownersOf = (owners: readonly BeneficialOwner[], through: string | undefined) =>
  owners.filter((owner) => owner.through === through);

function isInCycle(owners: readonly BeneficialOwner[], owner: BeneficialOwner): boolean {
  const seen = new Set<string>();
  let next: BeneficialOwner | undefined = owner;
  while (next && !seen.has(next.id)) {
    seen.add(next.id);
    const { through }: BeneficialOwner = next;
    next = owners.find(({ id }) => id === through);
  }
  return next !== undefined;
}

function faultOf(owners: readonly BeneficialOwner[], owner: BeneficialOwner): string | undefined {
  const { name, share, through } = owner;
  if (name.trim() === '') return 'Each owner needs a name.';
  if (!(share > 0 && share <= 100)) {
    return `${name}: the share must be more than 0% and at most 100%, not ${formatNumber(share)}%.`;
  }
  if (isInCycle(owners, owner))
    return `${name} cannot be an indirect owner of itself. Remove the circular ownership.`;
  if (through === undefined) return undefined;
  const owned = owners.find(({ id }) => id === through);
  if (!owned) return `The company owned by ${name} is not in the list of owners.`;
  return owned.kind === 'person' ? `${owned.name} is a person and has no owners.` : undefined;
}

/** Returns why the owners of a client are invalid: a missing name, an invalid share, a cycle, or over 100% in total. */
export function findOwnershipError(owners: readonly BeneficialOwner[]): string | undefined {
  const fault = owners.map((owner) => faultOf(owners, owner)).find((each) => each !== undefined);
  if (fault !== undefined) return fault;
  for (const through of new Set(owners.map((owner) => owner.through))) {
    const sum = sumOf(ownersOf(owners, through).map(({ share }) => share));
    if (sum > 100) {
      const owned = owners.find(({ id }) => id === through)?.name ?? 'the client';
      return `The total ownership of ${owned} would be ${formatNumber(sum)}%. Reduce a share.`;
    }
  }
  return undefined;
}

/** Whether two entries refer to the same owner. Type and name must match, and the birth dates if both are known. */
const isSame = (owner: BeneficialOwner, other: BeneficialOwner) =>
  owner.kind === other.kind &&
  normalizeName(owner.name) === normalizeName(other.name) &&
  (owner.birthDate ?? other.birthDate) === (other.birthDate ?? owner.birthDate);

export function buildOwnerTree(owners: readonly BeneficialOwner[]): OwnerTree {
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  const reachable = owners.filter((owner) => !isInCycle(owners, owner));

  function effectiveOf({ share, through }: BeneficialOwner): number {
    const owned = through === undefined ? undefined : byId.get(through);
    return owned ? (share * effectiveOf(owned)) / 100 : share;
  }

  const gapOf = (direct: readonly BeneficialOwner[]) =>
    Math.max(0, rounded(100 - sumOf(direct.map(({ share }) => share))));

  function nodeOf(owner: BeneficialOwner): OwnerNode {
    const behind = ownersOf(reachable, owner.id);
    const same = reachable.filter((other) => isSame(owner, other));
    return {
      owner,
      effective: rounded(effectiveOf(owner)),
      total: sumOf(same.map(effectiveOf)),
      gap: owner.kind === 'person' ? 0 : gapOf(behind),
      owners: nodesOf(behind),
    };
  }

  const nodesOf = (direct: readonly BeneficialOwner[]): readonly OwnerNode[] =>
    direct.toSorted((a, b) => b.share - a.share).map(nodeOf);

  const direct = ownersOf(reachable, undefined);
  return { gap: gapOf(direct), owners: nodesOf(direct) };
}

/** Text for the share without a named owner, for example `12% undisclosed`. */
export const formatUndisclosedShare = (gap: number): string => `${formatNumber(gap)}% undisclosed`;

import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback, useMemo, useRef } from 'react';
import type * as v from 'valibot';
import { preferencesAtom } from '../../shell/preferences';
import { useToast } from '../../shell/toast';
import type { Command } from '../commands/command';
import type { AccessTerms } from '../commands/command-terms';
import type { Availability, CommandResult } from '../commands/command-result';
import { type Ownership, getDenialReason } from '../commands/policy';
import type { CommandPermission } from '../commands/command-terms';
import type { InvalidInputHandler } from '../workspace';
import { useWorkspaceScope } from './workspace-context';
import type { AuditEntry } from '../../domain/audit';
import { omitAuditDetails } from '../../domain/audit/omit-audit-details';
import type { PortalKey } from '../../domain/portal';
import { deepEqual } from '../../domain/deep-equal';
import { computeKpis } from '../commands/define-view-command';
import { sampleValuesRemark } from '../../domain/compliance';

export interface UseCommandResult<I extends v.GenericSchema, O> {
  /**
   * Runs the command and shows its result to the user, with Undo if possible; never throws. While the command runs, a
   * call with the same input returns the running result.
   */
  readonly run: (
    input: v.InferInput<I>,
    showInvalid?: InvalidInputHandler,
  ) => Promise<CommandResult<O>>;
  readonly isPending: boolean;
  readonly availability: Availability;
}

/**
 * Returns a function that runs a command in the current portal, and whether the command can run. With `ownership`, this
 * applies to a record with this owner.
 *
 * @example
 * const { run, availability } = useCommand(recallEnvelope, ownershipOf(contract));
 * <CommandButton availability={availability} onPress={() => void run({ id: contract.id })}>
 *   Recall envelope
 * </CommandButton>
 */
export function useCommand<I extends v.GenericSchema, O>(
  command: Command<I, O>,
  ownership?: Ownership,
): UseCommandResult<I, O> {
  const { workspace, portal } = useWorkspaceScope();
  const store = useStore();
  const { show } = useToast();

  const perform = useCallback(
    ([input, showInvalid]: Parameters<UseCommandResult<I, O>['run']>) =>
      workspace.run(command, input, {
        portal,
        preferences: {
          read: () => store.get(preferencesAtom),
          write: (changes) => store.set(preferencesAtom, changes),
        },
        showToast: show,
        showInvalidInput: showInvalid,
      }),
    [workspace, command, portal, store, show],
  );
  const { mutateAsync, isPending } = useMutation({ mutationFn: perform });
  // Detects a second click that arrives before the button shows that the command is running.
  const running = useRef<{ input: v.InferInput<I>; result: Promise<CommandResult<O>> }>(undefined);
  const run = useCallback(
    (input: v.InferInput<I>, showInvalid?: InvalidInputHandler) => {
      if (running.current && deepEqual(running.current.input, input)) return running.current.result;
      const started = { input, result: mutateAsync([input, showInvalid]) };
      running.current = started;
      const end = () => {
        if (running.current === started) running.current = undefined;
      };
      started.result.then(end, end);
      return started.result;
    },
    [mutateAsync],
  );
  const access = useAvailability(command, ownership);
  const availability = useMemo(
    () => (isPending ? { ...access, isPending } : access),
    [access, isPending],
  );
  return { run, isPending, availability };
}

/** Whether the current user can run a command. With `ownership`, the answer applies to a record with this owner. */
export function useAvailability(terms: AccessTerms, ownership?: Ownership): Availability {
  const { workspace, portal, companies, served } = useWorkspaceScope();
  return useMemo(
    () => workspace.availability(terms, { portal, companies, served }, ownership),
    [workspace, terms, portal, companies, served, ownership],
  );
}

/**
 * Checks whether the portal has a permission for a record. Without `ownership`, the function checks whether the portal
 * has the permission for any record.
 */
export type PermissionCheck = (permission: CommandPermission, ownership?: Ownership) => boolean;

/**
 * Returns a function that checks permissions of the current portal. In `reference` mode, everything is permitted.
 *
 * @example
 * const hasPermission = useHasPermission();
 * const canReview = hasPermission(permissions.legalReview, createClientOwnership(contract));
 */
export function useHasPermission(): PermissionCheck {
  const { workspace, portal, companies } = useWorkspaceScope();
  return useCallback(
    (permission, ownership) =>
      workspace.behaviour === 'reference' ||
      getDenialReason(permission, { portal, companies }, ownership) === undefined,
    [workspace, portal, companies],
  );
}

/**
 * Returns the current portal if it is permitted to run none of the commands; otherwise `undefined`.
 *
 * @example
 * const readOnly = useReadOnlyPortal([contractTerms.createContract]);
 */
export function useReadOnlyPortal(
  terms: readonly Pick<AccessTerms, 'permission'>[],
  ownership?: Ownership,
): PortalKey | undefined {
  const { portal } = useWorkspaceScope();
  const hasPermission = useHasPermission();
  const isReadOnly = !terms.some(({ permission }) => hasPermission(permission, ownership));
  return isReadOnly ? portal : undefined;
}

const terms: AccessTerms = { inReference: true, permission: 'audit' };

/**
 * What the current portal may see of the audit log. `visible` removes notes and changed values that the portal may not
 * see. `denial` is then a message that names the portals with the permission.
 *
 * @example
 * const { visible, denial } = useAuditDetails();
 * const shown = visible(entries);
 */
export function useAuditDetails() {
  const { reason: denial } = useAvailability(terms);
  const visible = useCallback(
    (entries: readonly AuditEntry[]): readonly AuditEntry[] =>
      denial === undefined ? entries : entries.map(omitAuditDetails),
    [denial],
  );
  return { denial, visible };
}

/**
 * Returns the remark that values are simulated, not measured by the product; `undefined` in `reference` mode.
 *
 * @example
 * const remark = useSimulationNote('This figure is part of the sample.');
 * <KpiRow label="Security" note={remark}>
 *   <Kpi label="Attacks" value={0} />
 * </KpiRow>
 */
export function useSimulationNote(remark: string): string | undefined {
  return useAvailability(computeKpis).state === 'inert' ? undefined : remark;
}

/**
 * Returns a remark that the values of a ledger, smart contract or currency conversion are simulated; `undefined` in
 * `reference` mode. Show it only beside such a value.
 *
 * @example
 * const remark = useSampleValuesRemark();
 * <Kpi label="Smart Contracts" value={13} hint={remark} />
 */
export const useSampleValuesRemark = (): string | undefined =>
  useSimulationNote(sampleValuesRemark);

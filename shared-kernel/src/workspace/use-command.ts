import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import type * as v from 'valibot';
import { preferencesAtom } from '../shell/preferences';
import { useToast } from '../shell/toast';
import type { Command, CommandTerms } from './command';
import type { Availability, CommandResult } from './command-result';
import type { Belonging } from './policy';
import { useWorkspaceScope } from './workspace-context';

export interface UseCommand<I extends v.GenericSchema, O> {
  /**
   * Runs the command and tells the user how it went, with Undo where it can be taken back. Never
   * throws. An `invalid` input is for the form to show: no toast speaks of it.
   */
  readonly run: (input: v.InferInput<I>) => Promise<CommandResult<O>>;
  readonly isPending: boolean;
  readonly availability: Availability;
}

/**
 * A command, ready to run from the portal that the caller stands in. Its availability is that on what belongs
 * so; without a `belonging`, whether it can be run at all.
 */
export function useCommand<I extends v.GenericSchema, O>(
  command: Command<I, O>,
  belonging?: Belonging,
): UseCommand<I, O> {
  const { workspace, portal } = useWorkspaceScope();
  const store = useStore();
  const { show } = useToast();

  const perform = useCallback(
    (input: v.InferInput<I>) =>
      workspace.run(command, input, {
        portal,
        preferences: {
          read: () => store.get(preferencesAtom),
          write: (changes) => store.set(preferencesAtom, changes),
        },
        showToast: show,
      }),
    [workspace, command, portal, store, show],
  );
  const { mutateAsync, isPending } = useMutation({ mutationFn: perform });
  const availability = useAvailability(command, belonging);
  return { run: mutateAsync, isPending, availability };
}

/**
 * Whether a command on these terms can be run here, on what belongs so or at all, for what is only shown or
 * not.
 */
export function useAvailability(terms: CommandTerms, belonging?: Belonging): Availability {
  const { workspace, portal, companies } = useWorkspaceScope();
  return useMemo(
    () => workspace.availability(terms, { portal, companies }, belonging),
    [workspace, terms, portal, companies, belonging],
  );
}

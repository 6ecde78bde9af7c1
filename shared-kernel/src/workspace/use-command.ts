import { useMutation } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import { preferencesAtom } from '../shell/preferences';
import { useToast } from '../shell/toast';
import type { Availability, CommandResult } from './command-result';
import type { CommandInput, CommandName } from './commands';
import { useWorkspaceScope } from './workspace-context';

export interface UseCommand<N extends CommandName> {
  /**
   * Runs the command and tells the user how it went, with Undo where it can be taken back. Never
   * throws. An `invalid` input is for the form to show: no toast speaks of it.
   */
  readonly run: (input: CommandInput<N>) => Promise<CommandResult<N>>;
  readonly isPending: boolean;
  readonly availability: Availability;
}

/** A command, ready to run from the portal that the caller stands in. */
export function useCommand<N extends CommandName>(name: N): UseCommand<N> {
  const { workspace, portal } = useWorkspaceScope();
  const store = useStore();
  const { show } = useToast();

  const perform = useCallback(
    (input: CommandInput<N>) =>
      workspace.run(name, input, {
        portal,
        preferences: {
          read: () => store.get(preferencesAtom),
          write: (changes) => store.set(preferencesAtom, changes),
        },
        showToast: show,
      }),
    [workspace, name, portal, store, show],
  );
  const { mutateAsync, isPending } = useMutation({ mutationFn: perform });
  const availability = useMemo(
    () => workspace.availability(name, portal),
    [workspace, name, portal],
  );
  return { run: mutateAsync, isPending, availability };
}

/** Whether a command can be run here, for what is only shown or not. */
export function useAvailability(name: CommandName): Availability {
  const { workspace, portal } = useWorkspaceScope();
  return useMemo(() => workspace.availability(name, portal), [workspace, name, portal]);
}

import type * as v from 'valibot';
import type { Command, CommandTerms } from './command';
import type { Availability, CommandResult } from './command-result';
import type { Belonging } from './policy';
export interface UseCommand<I extends v.GenericSchema, O> {
    readonly run: (input: v.InferInput<I>) => Promise<CommandResult<O>>;
    readonly isPending: boolean;
    readonly availability: Availability;
}
export declare function useCommand<I extends v.GenericSchema, O>(command: Command<I, O>, belonging?: Belonging): UseCommand<I, O>;
export declare function useAvailability(terms: CommandTerms, belonging?: Belonging): Availability;
